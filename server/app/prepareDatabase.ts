import type { Kysely } from 'kysely';
import type { DemoAccount } from '../modules/sessions/demoAccount.ts';
import { connect, UNHURRIED } from '../platform/database/connect.ts';
import { migrateToLatest } from '../platform/database/migrate.ts';
import type { Database } from '../platform/database/schema.ts';
import { demoAccounts } from './demoData/demoAccounts.ts';
import {
  addMissingAccounts,
  addMissingLandingPage,
  addMissingPartners,
  loadDemoData,
  standardSize,
} from './demoData/loadDemoData.ts';

type Log = (line: string) => void;

export async function applyMigrations(url: string, log: Log): Promise<void> {
  let applied = 0;
  const elapsed = stopwatch();
  await migrateToLatest(url, () => {
    applied += 1;
  });
  if (applied > 0) log(`Migrations: ${applied} applied (${elapsed()})`);
}

/**
 * Loads the demo distributor into a database without a shop. Returns the accounts to show: none when the shop is not
 * the demo.
 */
export async function prepareDemoData(url: string, pictureFolder: string, log: Log): Promise<readonly DemoAccount[]> {
  const database = connect(url, UNHURRIED);
  try {
    await completeDemoData(database, pictureFolder, log);
    const names = demoAccounts.map(({ username }) => username);
    const found = await database.selectFrom('app_user').select('id').where('username', 'in', names).execute();
    return found.length === demoAccounts.length ? demoAccounts : [];
  } finally {
    await database.destroy();
  }
}

async function completeDemoData(database: Kysely<Database>, pictureFolder: string, log: Log): Promise<void> {
  const site = await database.selectFrom('site').select('id').executeTakeFirst();
  if (site === undefined) {
    const elapsed = stopwatch();
    log('Demo data: loading');
    await loadDemoData(database, standardSize, (line) => log(`  ${line}`), pictureFolder);
    log(`Demo data: loaded (${elapsed()})`);
  } else {
    await addMissingLandingPage(database);
    if (await addMissingAccounts(database, standardSize)) log('Demo data: accounts added');
    if (await addMissingPartners(database, standardSize)) log('Demo data: procurement systems added');
    const { addMissingPictures } = await import('./demoData/pictures/addMissingPictures.ts');
    if (await addMissingPictures(database, pictureFolder)) log('Demo data: pictures added');
  }
}

export function stopwatch(): () => string {
  const start = performance.now();
  return () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
}
