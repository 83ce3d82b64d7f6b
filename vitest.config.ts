import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { DearestFirst } from './test/support/runner/dearestFirst.ts';
import './test/support/runner/mapGroupBy.ts';
import { WORKERS } from './test/support/runner/workers.ts';

const setupFiles = ['test/support/runner/failOnConsoleError.ts', 'test/support/runner/propertyRuns.ts'];
/** They wait for processes, and for what a person sees. */
const onRealProcesses = { testTimeout: 600_000, expect: { poll: { timeout: 240_000 } } };

/** They read drawings with the browser's parser. One environment per project: a worker goes on only where it stays the same. */
const readDrawings = ['test/atlas/{sample,everyDrawing}.test.ts'];

export default defineConfig({
  plugins: [react()],
  define: { global: 'globalThis' },
  test: {
    sequence: { sequencer: DearestFirst },
    maxWorkers: WORKERS,
    // What a file leaves behind is its own affair: to load everything anew for each takes longer than the tests.
    isolate: false,
    // Less garbage outlives its moment and has to be moved.
    execArgv: ['--max-semi-space-size=64', '--min-semi-space-size=64'],
    // They end what hangs; how long a test may take is not theirs to say, on a busy machine least of all.
    testTimeout: 180_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['test/{machines,domain,server,support,atlas,scripts}/**/*.test.{ts,tsx}'],
          exclude: readDrawings,
          setupFiles,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          environment: 'node',
          include: ['test/api/**/*.test.ts'],
          globalSetup: 'test/support/database/databaseServer.ts',
          setupFiles,
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          environment: 'jsdom',
          include: ['test/screens/**/*.test.{ts,tsx}', ...readDrawings],
          setupFiles: [...setupFiles, 'test/support/runner/patientQueries.ts', 'test/support/runner/partsFetched.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'crash',
          environment: 'node',
          include: ['test/crash/**/*.test.ts'],
          setupFiles,
          ...onRealProcesses,
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          environment: 'node',
          include: ['test/journeys/**/*.test.ts'],
          globalSetup: 'test/support/browser/journeyShops.ts',
          setupFiles,
          ...onRealProcesses,
          // Each worker at a shop of its own, after everything else.
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'deep',
          environment: 'node',
          include: ['test/deep/**/*.test.ts'],
          globalSetup: 'test/support/browser/journeyShops.ts',
          setupFiles,
          ...onRealProcesses,
        },
      },
    ],
  },
});
