import type { TestDatabase } from '../database/copiedDatabase.ts';
import { createTestDatabase } from '../database/testDatabase.ts';
import { type Api, serveApi } from './servedApi.ts';

let ofWorker: Promise<Api> | null = null;

/**
 * The API, driven without a socket. The files that a worker runs share one, each from the fixture on: to copy the database takes half a second.
 * A separate one uses the given database, or makes other reports when they are opened.
 */
export async function startApi(given?: TestDatabase, shortPdfLines?: number): Promise<Api> {
  if (given !== undefined || shortPdfLines !== undefined) {
    return await serveApi(given ?? (await createTestDatabase()), shortPdfLines);
  }
  ofWorker ??= createTestDatabase().then((database) => serveApi(database));
  const api = await ofWorker;
  await api.reset();
  return { ...api, stop: async () => undefined };
}

export type { Api, CallOptions, Reply } from './servedApi.ts';
