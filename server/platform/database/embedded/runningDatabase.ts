import { readFile } from 'node:fs/promises';
import { StartError } from '../../startError.ts';
import { findDatabaseHome } from './databaseHome.ts';
import { findOwner } from './ownership.ts';
import { databaseName, embeddedUrl, passwordFileIn } from './password.ts';
import { readPostmasterFile } from './postmasterFile.ts';

/** The embedded database of the shop that runs on this data directory; null when none does. */
export async function findRunningDatabase(dataDir: string): Promise<{ url: string; pid: number } | null> {
  const pid = await findOwner(dataDir);
  if (pid === null) return null;
  const home = await findDatabaseHome(dataDir);
  const file = await readPostmasterFile(home.cluster);
  if (file === null || file.port === null || !file.isReady) {
    throw new StartError(
      `The storefront on ${dataDir} (pid ${pid}) is just starting or stopping. Try again in a moment.`,
    );
  }
  const password = await readFile(passwordFileIn(home), 'utf8').catch((error: Error) => {
    throw new StartError(
      `The database of the storefront that runs on ${dataDir} can be opened only by whoever started it: ${error.message}`,
    );
  });
  return { url: embeddedUrl({ password: password.trim(), port: file.port }, databaseName), pid };
}
