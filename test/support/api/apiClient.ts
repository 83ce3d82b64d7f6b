import type { TestDatabase } from '../database/copiedDatabase.ts';
import { createTestDatabase } from '../database/testDatabase.ts';
import { type Api, serveApi } from './servedApi.ts';

/** The API on a database of its own, unless one is given, driven without a socket. */
export async function startApi(given?: TestDatabase, shortPaperLines?: number): Promise<Api> {
  return await serveApi(given ?? (await createTestDatabase()), shortPaperLines);
}

export type { Api, CallOptions, Reply } from './servedApi.ts';
