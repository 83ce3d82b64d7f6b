import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { type Decimal, decimal } from '#domain/decimal.ts';
import { DEMO_DISTRIBUTOR } from '#domain/settings/shopNames.ts';
import { dateInZone } from '#domain/timeZone.ts';
import type { Database } from '../../platform/database/schema.ts';
import { type Assortment, assortments } from './assortment.ts';
import { type DemoCustomer, makeCustomers } from './customers/customers.ts';
import { GILDED_OYSTER } from './customers/knownCustomers.ts';
import { type DemoGuide, makeGuides } from './guides.ts';
import { type Contract, insertContracts, insertCustomers, insertGuides, makeContracts } from './insertCustomers.ts';
import { insertFreightAdjustment } from './insertFreightAdjustment.ts';
import { insertLandingPage } from './landing.ts';
import { insertLedger } from './ledger/insertLedger.ts';
import { insertOrders } from './orders/insertOrders.ts';
import { type Buyer, cancelled, type DemoOrder, makeOrder } from './orders/makeOrder.ts';
import { makeSchedule } from './orders/schedule.ts';
import { withoutUpkeep } from './orders/withoutUpkeep.ts';
import { insertPartners } from './partners.ts';
import { catalogOf, type DemoProduct, productsOf } from './products.ts';
import { insertScans } from './scans.ts';
import { insertSite } from './site.ts';
import { insertTerritories, insertUsers } from './users.ts';
import { insertWalkIns } from './walkIns.ts';

export interface DemoSize {
  products: number;
  customers: number;
  orders: number;
  seed: number;
  /** About how many entries are on the longest account, besides those of its orders. */
  documents: number;
  /** The last day of the two years of orders; today by default. */
  today?: string;
}

export const standardSize: DemoSize = { products: 612, customers: 40, orders: 4000, seed: 2026, documents: 20_000 };

/** They lie beside the program, in its source as in its build. */
export const DEMO_FILES = join(import.meta.dirname, 'files');

const ORDERS_PER_BATCH = 2_000;
/** The cancelled order is one of the accounts' own, and not one of its newest. */
const CANCELLED_BEFORE_LAST = 5;

function currentDate(): string {
  return dateInZone(new Date(), 'America/New_York');
}

/**
 * Fills a migrated, empty database in one transaction: all of it or nothing. The same seed gives the same rows except
 * for dates. Its connection should be one without limits of time (UNHURRIED). The drawings of its products are also written to `pictureFolder`, if given.
 */
export async function loadDemoData(
  database: Kysely<Database>,
  size: DemoSize,
  onProgress: (line: string) => void,
  pictureFolder: string | null = null,
): Promise<void> {
  const { seed } = size;
  const today = size.today ?? currentDate();
  await database.transaction().execute(async (transaction) => {
    await insertSite(transaction);
    await insertLandingPage(transaction);
    // Code that reads files and draws pictures is loaded with demo data only.
    const { importCatalog, readCatalog } = await import('./catalogFiles.ts');
    const catalog = catalogOf(await readCatalog(DEMO_FILES), size.products, seed);
    await importCatalog(transaction, catalog);
    const products = productsOf(catalog);
    await insertScans(transaction, products);
    await insertFreightAdjustment(transaction);
    onProgress(`${counted(products.length)} products`);
    const { insertPictures } = await import('./pictures/insertPictures.ts');
    onProgress(`${counted(await insertPictures(transaction, products, pictureFolder))} drawings of them`);

    const customers = makeCustomers(size.customers, seed);
    await insertCustomers(transaction, customers);
    await insertWalkIns(transaction);
    await insertUsers(transaction, seed);
    await insertTerritories(transaction, customers);
    const assortmentFor = assortments(products);
    const guides = customers.flatMap((customer) => makeGuides(customer, assortmentFor(customer), seed));
    await insertGuides(transaction, guides);
    const standardGuides = new Map(
      guides.filter((guide) => guide.isPrimary).map((guide) => [guide.customerKey, guide]),
    );
    const contracts = makeContracts(customers, standardGuides);
    await insertContracts(transaction, contracts);
    onProgress(`${counted(customers.length)} customers with ${counted(guides.length)} order guides`);

    const buyers = makeBuyers(customers, standardGuides, contracts, assortmentFor);
    await withoutUpkeep(transaction, 'sales_order_line', () =>
      loadOrders(transaction, { ...size, today }, customers, buyers, onProgress),
    );
    onProgress(`${counted(await insertLedger(transaction, today, size.documents))} entries on their accounts`);
    const { insertDeliveryNotes } = await import('./orders/insertDeliveryNotes.ts');
    onProgress(`${counted(await insertDeliveryNotes(transaction, seed))} signed delivery notes`);
    await sql`
      select setval(pg_get_serial_sequence('app_user', 'id'), (select max(id) from app_user)),
        setval(pg_get_serial_sequence('order_guide', 'id'), greatest((select max(id) from order_guide), 1)),
        setval(pg_get_serial_sequence('sales_order', 'id'), greatest((select max(id) from sales_order), 1))
    `.execute(transaction);
    await insertPartners(transaction, seed);
  });
  await sql`analyze`.execute(database);
}

/** Gives the demo distributor the front page that it was loaded without. */
export async function addMissingLandingPage(database: Kysely<Database>): Promise<void> {
  const { rows } = await sql`select from site where distributor_name = ${DEMO_DISTRIBUTOR}
    and not exists (select from landing)`.execute(database);
  if (rows.length > 0) await insertLandingPage(database);
}

/** Generates the accounts of a demo distributor that was loaded before accounts existed. Returns whether it did. */
export async function addMissingAccounts(database: Kysely<Database>, size: DemoSize): Promise<boolean> {
  const { rows } = await sql`select from site where distributor_name = ${DEMO_DISTRIBUTOR}
    and not exists (select from receivable)`.execute(database);
  if (rows.length === 0) return false;
  await database
    .transaction()
    .execute((transaction) => insertLedger(transaction, size.today ?? currentDate(), size.documents));
  return true;
}

/**
 * Adds the demo's procurement systems to a demo distributor that was loaded before they existed. Returns whether it
 * did.
 */
export async function addMissingPartners(database: Kysely<Database>, { seed }: DemoSize): Promise<boolean> {
  const { rows } = await sql`select from site where distributor_name = ${DEMO_DISTRIBUTOR}
    and not exists (select from trading_partner)`.execute(database);
  if (rows.length === 0) return false;
  await database.transaction().execute((transaction) => insertPartners(transaction, seed));
  const added = await sql`select from trading_partner`.execute(database);
  return added.rows.length > 0;
}

function makeBuyers(
  customers: readonly DemoCustomer[],
  standardGuides: ReadonlyMap<number, DemoGuide>,
  contracts: readonly Contract[],
  assortmentFor: (customer: DemoCustomer) => Assortment,
): Buyer[] {
  const contractPrices = new Map(contracts.map((contract) => [priceKey(contract), contract.price]));
  return customers.map((customer) => {
    const prices = new Map<DemoProduct, Decimal>();
    function priceOf(product: DemoProduct): Decimal {
      const known = prices.get(product);
      if (known) return known;
      const unit = product.units.find(({ name }) => name === product.pricingUnit);
      const contract = contractPrices.get(
        priceKey({ customerKey: customer.key, productKey: product.key, unit: product.pricingUnit }),
      );
      const list = decimal(unit?.listPrice ?? 0).times(customer.priceFactor);
      const price = contract ? decimal(contract) : list.toDecimalPlaces(unit?.priceDecimals ?? 2);
      prices.set(product, price);
      return price;
    }
    return {
      customer,
      usual: standardGuides.get(customer.key)?.lines ?? [],
      others: assortmentFor(customer).products,
      priceOf,
    };
  });
}

function priceKey({ customerKey, productKey, unit }: Omit<Contract, 'price'>): string {
  return `${customerKey}/${productKey}/${unit}`;
}

/** Generates the next orders while PostgreSQL writes the last ones. */
async function loadOrders(
  database: Kysely<Database>,
  size: DemoSize & { today: string },
  customers: readonly DemoCustomer[],
  buyers: readonly Buyer[],
  onProgress: (line: string) => void,
): Promise<void> {
  const schedule = makeSchedule(customers, size.orders, size.seed);
  const ofTheOyster = schedule.flatMap(({ customerIndex }, index) =>
    customers[customerIndex]?.key === GILDED_OYSTER ? [index] : [],
  );
  const cancelledIndex = ofTheOyster.at(-CANCELLED_BEFORE_LAST) ?? -1;
  let writing: Promise<void> = Promise.resolve();
  for (let start = 0; start < schedule.length; start += ORDERS_PER_BATCH) {
    const orders = schedule.slice(start, start + ORDERS_PER_BATCH).flatMap((appointment, offset): DemoOrder[] => {
      const buyer = buyers[appointment.customerIndex];
      if (!buyer) return [];
      const order = makeOrder(start + offset + 1, appointment, buyer, size.today, size.seed);
      return [start + offset === cancelledIndex ? cancelled(order) : order];
    });
    await writing;
    if (start > 0 && start % 20_000 === 0) onProgress(`${counted(start)} of ${counted(schedule.length)} orders`);
    writing = insertOrders(database, orders);
  }
  await writing;
  onProgress(`${counted(schedule.length)} orders`);
}

function counted(count: number): string {
  return count.toLocaleString('en-US');
}
