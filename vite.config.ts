import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The server, and the threads that it starts. */
const serverEntries = ['server/main.ts', 'server/rendering/paperWorker.ts', 'server/rendering/pictureWorker.ts'];

/** What finds programs, threads or data beside itself. All else is one file with the server, which starts sooner. */
const beside = ['@fastify/swagger-ui', '@node-rs/argon2', 'fontkit', 'graphile-worker', 'pdfkit', 'piscina', 'sharp'];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  define: isSsrBuild ? {} : { global: 'globalThis' },
  publicDir: isSsrBuild ? false : 'public',
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/web',
    emptyOutDir: true,
    sourcemap: isSsrBuild ? true : 'hidden',
    target: isSsrBuild ? 'node20' : 'baseline-widely-available',
    ...(isSsrBuild ? { rolldownOptions: { input: serverEntries } } : {}),
  },
  ssr: { noExternal: true, external: beside },
}));
