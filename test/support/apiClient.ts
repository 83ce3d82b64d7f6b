import type { TestDatabase } from './copiedDatabase.ts';
import { type Api, serveApi } from './servedApi.ts';
import { createTestDatabase } from './testDatabase.ts';

/** The API on a database of its own, unless one is given, driven without a socket. */
export async function startApi(given?: TestDatabase, shortPaperLines?: number): Promise<Api> {
  return await serveApi(given ?? (await createTestDatabase()), shortPaperLines);
}

export type { Api, CallOptions, Reply } from './servedApi.ts';
