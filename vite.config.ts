import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compiledTexts } from './scripts/build/compiledTexts.ts';
import { compressAssets } from './scripts/build/compressAssets.ts';
import { demoFiles } from './scripts/build/demoFiles.ts';
import { dropChartNotes } from './scripts/build/dropChartNotes.ts';
import { dropServerParts } from './scripts/build/dropServerParts.ts';
import { fetchBeforeImport } from './scripts/build/fetchBeforeImport.ts';
import { inlineScripts } from './scripts/build/inlineScripts.ts';
import { sharedParts } from './scripts/build/sharedParts.ts';
import { readCatalogs } from './scripts/texts/catalogs.mjs';

/** The server, and the threads and processes that it starts. */
const serverPrograms = [
  'app/main',
  'modules/documents/pdfWorker',
  'modules/images/pictureWorker',
  'modules/punchout/cxmlWorker',
  'modules/images/pictureIntakeWorker',
  'modules/catalog/catalogueWorker',
  'modules/reports/reportWorker',
  'modules/dataImport/importWorker',
].map((name) => `server/${name}.ts`);

/** What operators run as \`npm run NAME\`. */
const commands = ['admin', 'backup', 'demo-data', 'doctor', 'export', 'import', 'person', 'restore', 'token'].map(
  (name) => `scripts/commands/${name}.ts`,
);

/** What finds programs, threads or data beside itself. All else is one file with the server, which starts sooner. */
const beside = [
  '@fastify/swagger-ui',
  '@node-rs/argon2',
  'fontkit',
  'graphile-worker',
  'mailparser',
  'pdfkit',
  'piscina',
  'sharp',
];

/** They only describe: what no page uses of the contract is not loaded by it. */
const contractBuilders = ['Type', 'endpoint'];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: isSsrBuild
    ? [react(), compiledTexts(readCatalogs), demoFiles()]
    : [
        react(),
        compiledTexts(readCatalogs),
        dropChartNotes(),
        dropServerParts(),
        fetchBeforeImport(),
        inlineScripts(),
        compressAssets(),
      ],
  define: isSsrBuild ? {} : { global: 'globalThis' },
  publicDir: isSsrBuild ? false : 'public',
  build: {
    manifest: !isSsrBuild,
    outDir: isSsrBuild ? 'dist/server' : 'dist/web',
    emptyOutDir: true,
    sourcemap: isSsrBuild ? true : 'hidden',
    target: isSsrBuild ? 'node20' : 'baseline-widely-available',
    rolldownOptions: isSsrBuild
      ? { input: [...serverPrograms, ...commands], output: { chunkFileNames: '[name]-[hash].js' } }
      : {
          treeshake: { manualPureFunctions: contractBuilders },
          output: { codeSplitting: { groups: sharedParts } },
        },
  },
  ssr: { noExternal: true, external: beside },
}));
