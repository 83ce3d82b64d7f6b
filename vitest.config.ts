import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import './test/support/mapGroupBy.ts';

const setupFiles = ['test/support/failOnConsoleError.ts'];
/**
 * Alone on the machine, after everything else: they wait for what a person sees. A loaded machine may miss one moment, so
 * each has a second try, which the report names; what fails twice has failed.
 */
const onRealProcesses = {
  fileParallelism: false,
  retry: 1,
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
};

export default defineConfig({
  plugins: [react()],
  define: { global: 'globalThis' },
  test: {
    // By default one core is left to the watcher; here all of them are for the tests.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['test/{machines,domain,server,support,atlas}/**/*.test.{ts,tsx}'],
          testTimeout: 30_000,
          setupFiles,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          environment: 'node',
          include: ['test/api/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          globalSetup: 'test/support/databaseServer.ts',
          setupFiles,
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          environment: 'jsdom',
          include: ['test/screens/**/*.test.{ts,tsx}'],
          setupFiles,
          // jsdom works out the styles of a whole screen for every question by role.
          testTimeout: 20_000,
          // As for journeys: a loaded machine may miss one moment.
          retry: 1,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          environment: 'node',
          include: ['test/faults/**/*.test.ts'],
          setupFiles,
          ...onRealProcesses,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          environment: 'node',
          include: ['test/journeys/**/*.test.ts'],
          globalSetup: 'test/support/journeyShop.ts',
          maxConcurrency: 3,
          setupFiles,
          ...onRealProcesses,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
