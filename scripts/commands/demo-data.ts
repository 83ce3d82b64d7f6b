import { createInterface } from 'node:readline/promises';
import type { Kysely } from 'kysely';
import { DEMO_DISTRIBUTOR } from '#domain/settings/shopNames.ts';
import { type DemoSize, loadDemoData, standardSize } from '#server/app/demoData/loadDemoData.ts';
import { ORDERS_LIMIT } from '#server/app/demoData/orders/orderNumbers.ts';
import { PRODUCTS_LIMIT } from '#server/app/demoData/products.ts';
import { clearDemoData, findDemo, removeDemoData } from '#server/app/demoData/replaceDemoData.ts';
import { pictureFolderOf } from '#server/modules/images/sync/openPictureSource.ts';
import { UNHURRIED } from '#server/platform/database/connect.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { StartError } from '#server/platform/startError.ts';
import { readOptions, refuseOptions } from '../options.mjs';
import { onDatabase } from './onDatabase.ts';

const USAGE = `Loads the demo distributor and replaces an existing one.
  npm run demo-data -- [--products ${standardSize.products}] [--customers ${standardSize.customers}] [--orders ${standardSize.orders}] [--seed ${standardSize.seed}]
    [--documents ${standardSize.documents}] [--replace]
  npm run demo-data -- --remove [--yes]    removes it and leaves an empty shop
Uses the database of DATABASE_URL, or else the embedded one in DATA_DIR. Stop the shop first.`;

const CUSTOMERS_LIMIT = 100_000;
const SEED_LIMIT = 2 ** 31;
const DOCUMENTS_LIMIT = 1_000_000;

const log = (line: string) => console.log(line);

await onDatabase(
  async () => {
    const { size, isReplaceAgreed, isRemoved, isRemovalAgreed } = readArguments();
    return async (database, config) => {
      const start = performance.now();
      if (isRemoved) {
        await remove(database, pictureFolderOf(config), isRemovalAgreed);
      } else {
        await load(database, size, isReplaceAgreed);
        log(`Demo data loaded in ${((performance.now() - start) / 1000).toFixed(1)} s`);
      }
      return 0;
    };
  },
  { limits: UNHURRIED },
);

async function load(database: Kysely<Database>, size: DemoSize, isReplaceAgreed: boolean): Promise<void> {
  if (await clearDemoData(database, isReplaceAgreed)) log('The existing demo data has been deleted');
  await loadDemoData(database, size, log);
}

async function remove(database: Kysely<Database>, pictureFolder: string, isAgreed: boolean): Promise<void> {
  const found = await findDemo(database);
  if (!found) return log('There is no demo data: the database is empty');
  const question = `This deletes ${DEMO_DISTRIBUTOR}: its products, customers and accounts, and ${found.placedOrders} orders that were placed here.`;
  if (!isAgreed && !(await isAnsweredYes(question))) return log('Nothing was removed');
  await removeDemoData(database, pictureFolder);
  log('The demo data has been removed. The next step: npm run admin -- create --email you@example.com');
}

async function isAnsweredYes(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new StartError(`${question} Add --yes to agree.`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} Type yes to continue: `);
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}

function readArguments(): { size: DemoSize; isReplaceAgreed: boolean; isRemoved: boolean; isRemovalAgreed: boolean } {
  const number = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const counts = { products: number, customers: number, orders: number, seed: number, documents: number };
  const { values } = readOptions({ options: { ...counts, replace: flag, remove: flag, yes: flag } }, USAGE);
  return {
    size: {
      products: count('products', values.products, standardSize.products, 0, PRODUCTS_LIMIT),
      customers: count('customers', values.customers, standardSize.customers, 2, CUSTOMERS_LIMIT),
      orders: count('orders', values.orders, standardSize.orders, 0, ORDERS_LIMIT),
      seed: count('seed', values.seed, standardSize.seed, 0, SEED_LIMIT),
      documents: count('documents', values.documents, standardSize.documents, 0, DOCUMENTS_LIMIT),
    },
    isReplaceAgreed: values.replace ?? false,
    isRemoved: values.remove ?? false,
    isRemovalAgreed: values.yes ?? false,
  };
}

function count(name: string, text: string | undefined, standard: number, least: number, most: number): number {
  if (text === undefined) return standard;
  const value = /^\d{1,10}$/.test(text) ? Number(text) : -1;
  if (value < least || value > most) {
    refuseOptions(`--${name} is ${text}: it must be a whole number from ${least} to ${most}.`, USAGE);
  }
  return value;
}
