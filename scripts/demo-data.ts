import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import { type DemoSize, loadDemoData, standardSize } from '#server/database/demo/loadDemoData.ts';
import { ORDERS_LIMIT } from '#server/database/demo/orders/insertOrders.ts';
import { PRODUCTS_LIMIT } from '#server/database/demo/products.ts';
import { clearDemoData } from '#server/database/demo/replaceDemoData.ts';
import type { Database } from '#server/database/schema.ts';
import { StartError } from '#server/startError.ts';
import { onDatabase } from './onDatabase.ts';

const USAGE = `Loads the demo distributor, in place of the one that may be there.
  npm run demo-data -- [--products ${standardSize.products}] [--customers ${standardSize.customers}] [--orders ${standardSize.orders}] [--seed ${standardSize.seed}]
    [--documents ${standardSize.documents}] [--replace]
It works on the database of DATABASE_URL, else on the embedded one in DATA_DIR (stop the shop first).`;

const CUSTOMERS_LIMIT = 100_000;
const SEED_LIMIT = 2 ** 31;
const DOCUMENTS_LIMIT = 1_000_000;

const log = (line: string) => console.log(line);

await onDatabase(async () => {
  const { size, isReplaceAgreed } = readArguments();
  return async (database) => {
    const start = performance.now();
    await load(database, size, isReplaceAgreed);
    log(`Demo data loaded in ${((performance.now() - start) / 1000).toFixed(1)} s`);
    return 0;
  };
});

async function load(database: Kysely<Database>, size: DemoSize, isReplaceAgreed: boolean): Promise<void> {
  if (await clearDemoData(database, isReplaceAgreed)) log('The demo data that were there have been deleted');
  await loadDemoData(database, size, log);
}

function readArguments(): { size: DemoSize; isReplaceAgreed: boolean } {
  const { values } = parseOptions();
  return {
    size: {
      products: count('products', values.products, standardSize.products, 0, PRODUCTS_LIMIT),
      customers: count('customers', values.customers, standardSize.customers, 2, CUSTOMERS_LIMIT),
      orders: count('orders', values.orders, standardSize.orders, 0, ORDERS_LIMIT),
      seed: count('seed', values.seed, standardSize.seed, 0, SEED_LIMIT),
      documents: count('documents', values.documents, standardSize.documents, 0, DOCUMENTS_LIMIT),
    },
    isReplaceAgreed: values.replace ?? false,
  };
}

function parseOptions() {
  try {
    return parseArgs({
      options: {
        products: { type: 'string' },
        customers: { type: 'string' },
        orders: { type: 'string' },
        seed: { type: 'string' },
        documents: { type: 'string' },
        replace: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
}

function count(name: string, text: string | undefined, standard: number, least: number, most: number): number {
  if (text === undefined) return standard;
  const value = /^\d{1,10}$/.test(text) ? Number(text) : -1;
  if (value < least || value > most) {
    throw new StartError(`--${name} is ${text}: it must be a whole number from ${least} to ${most}.\n\n${USAGE}`);
  }
  return value;
}
