import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  define: isSsrBuild ? {} : { global: 'globalThis' },
  publicDir: isSsrBuild ? false : 'public',
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/web',
    emptyOutDir: true,
    sourcemap: isSsrBuild ? true : 'hidden',
    target: isSsrBuild ? 'node20' : 'baseline-widely-available',
  },
  ssr: { external: true },
}));
