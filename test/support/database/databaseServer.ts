import type { TestProject } from 'vitest/node';
import { type DatabaseTemplate, openDatabaseTemplate } from './databaseTemplate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: DatabaseTemplate;
  }
}

/** One PostgreSQL for the whole run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, template, close } = await openDatabaseTemplate();
  project.provide('databaseServer', { url, template });
  return close;
}
