import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, weekday } from '#domain/calendar.ts';
import { type Decimal, decimal, ZERO } from '#domain/decimal.ts';
import { aging } from '#domain/receivable/aging.ts';
import { isCreditType, RECORD_TYPES } from '#domain/receivable/recordType.ts';
import { assortments } from '#server/app/demoData/assortment.ts';
import { type DemoCustomer, makeCustomers } from '#server/app/demoData/customers/customers.ts';
import { MANY_DOCUMENTS } from '#server/app/demoData/customers/knownCustomers.ts';
import { makeGuides } from '#server/app/demoData/guides.ts';
import type { DemoEntry, LedgerFacts, LedgerOrder } from '#server/app/demoData/ledger/books.ts';
import { habitOf } from '#server/app/demoData/ledger/habits.ts';
import { makeLedger } from '#server/app/demoData/ledger/makeLedger.ts';
import { makeRouteSales } from '#server/app/demoData/ledger/routeSales.ts';
import { cancelled, type DemoOrder, makeOrder } from '#server/app/demoData/orders/makeOrder.ts';
import { ORDERS_LIMIT, orderNumber } from '#server/app/demoData/orders/orderNumbers.ts';
import { makeSchedule } from '#server/app/demoData/orders/schedule.ts';
import { runs } from '../../support/runner/propertyRuns.ts';
import { demoProducts } from '../../support/shop/demoProducts.ts';

const HISTORY_DAYS = 730;
const DEAR = decimal('19.99');

interface Shape {
  seed: number;
  today: string;
  products: number;
  customers: number;
  orders: number;
  documents: number;
  /** Orders of a larger shop that come before these. */
  before: number;
}

interface Account {
  customer: DemoCustomer;
  orders: DemoOrder[];
  books: LedgerFacts[];
}

/** Leap days, ends of years and months, and the nights on which New York's clocks change. */
const NOTABLE_DATES = [
  ...['2024-02-29', '2028-02-29', '2026-03-01', '2100-02-28', '2100-03-01'],
  ...['2025-12-31', '2026-01-01', '2027-01-01', '2026-01-31', '2026-04-30'],
  ...['2026-03-07', '2026-03-08', '2026-03-09', '2026-10-31', '2026-11-01', '2026-11-02'],
];
const today = fc.oneof(
  fc.constantFrom(...NOTABLE_DATES),
  fc.integer({ min: 0, max: 36_500 }).map((days) => addDays('2010-01-01', days)),
);
const shapes: fc.Arbitrary<Shape> = fc.record({
  seed: fc.integer({ min: 0, max: 2 ** 31 }),
  today,
  products: fc.oneof(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 13, max: 400 })),
  customers: fc.oneof(fc.integer({ min: 2, max: 45 }), fc.integer({ min: 46, max: 60 })),
  orders: fc.integer({ min: 0, max: 400 }),
  documents: fc.integer({ min: 0, max: 1_000 }),
  before: fc.oneof(
    fc.constant(0),
    fc.integer({ min: 99_000, max: 101_000 }),
    fc.integer({ min: 0, max: ORDERS_LIMIT - 400 }),
  ),
});

const usualShape = { seed: 2026, products: 60, customers: 30, orders: 200, documents: 1_000, today: '2026-03-18' };
/** Always tried: a small shop, and the largest numbers that orders and route sales have. */
const examples: [Shape][] = [
  [{ ...usualShape, products: 0, customers: 2, orders: 30, documents: 0, before: 0 }],
  [{ ...usualShape, before: 100_000 }],
  [{ ...usualShape, before: ORDERS_LIMIT - usualShape.orders }],
];

function ledgerOrder(order: DemoOrder): LedgerOrder {
  return {
    id: order.id,
    customer_key: order.customerKey,
    status: order.status,
    order_number: orderNumber(order.id),
    total: order.total.toFixed(2),
    customer_po: order.customerPo,
    invoice_number: order.invoiceNumber,
    invoice_date: order.invoiceDate,
  };
}

/** The accounts as the loader makes them, without a database. */
function makeAccounts(shape: Shape): Account[] {
  const { seed } = shape;
  const assortmentFor = assortments(demoProducts(shape.products, seed));
  const customers = makeCustomers(shape.customers, seed);
  const buyers = customers.map((customer) => {
    const assortment = assortmentFor(customer);
    const usual = makeGuides(customer, assortment, seed).find((guide) => guide.isPrimary)?.lines ?? [];
    return { customer, usual, others: assortment.products, priceOf: () => DEAR };
  });
  const made = customers.map((customer): Account => ({ customer, orders: [], books: [] }));
  for (const [index, appointment] of makeSchedule(customers, shape.orders, seed).entries()) {
    const buyer = buyers[appointment.customerIndex];
    if (!buyer) throw new Error('an order without a user');
    const order = makeOrder(shape.before + index + 1, appointment, buyer, shape.today, seed);
    made[appointment.customerIndex]?.orders.push(index % 50 === 7 ? cancelled(order) : order);
  }
  for (const { customer, orders, books } of made) {
    books.push(makeLedger(orders.map(ledgerOrder), habitOf(customer.key), shape.today));
    if (customer.key === MANY_DOCUMENTS) books.push(...makeRouteSales(shape.today, shape.documents));
  }
  return made;
}

const KEPT = 50;
const kept = new Map<string, Account[]>();

function accounts(shape: Shape): Account[] {
  const key = JSON.stringify(shape);
  const made = kept.get(key) ?? makeAccounts(shape);
  if (kept.size >= KEPT) kept.clear();
  kept.set(key, made);
  return made;
}

const entriesOf = ({ books }: Account) => books.flatMap(({ entries }) => entries);
const applicationsOf = ({ books }: Account) => books.flatMap(({ applications }) => applications);
const total = (amounts: readonly Decimal[]) => amounts.reduce((sum, amount) => sum.plus(amount), ZERO);
const signed = ({ type, initial }: DemoEntry) => (isCreditType(type) ? initial.negated() : initial);
const isMoney = (amount: Decimal) => amount.gt(0) && amount.decimalPlaces() <= 2;

function repeated(texts: readonly string[]): string[] {
  return texts.filter((text, place) => texts.indexOf(text) < place);
}

/** What is left of each entry, by its applications alone. */
function balances(account: Account): Map<DemoEntry, Decimal> {
  const left = new Map(entriesOf(account).map((entry) => [entry, entry.initial]));
  for (const { credit, debit, amount } of applicationsOf(account)) {
    for (const entry of [credit, debit]) left.set(entry, (left.get(entry) ?? ZERO).minus(amount));
  }
  return left;
}

/** Every property sees the same shapes, so that each is made once. */
const SHAPES_SEED = Date.now() % 2 ** 31;
const property = (check: (made: Account[], shape: Shape) => void) =>
  fc.assert(
    fc.property(shapes, (shape) => check(accounts(shape), shape)),
    { numRuns: runs(20), seed: SHAPES_SEED, examples },
  );

describe('accounts of the demo, for any seed, size and day', () => {
  test('apply no credit and no debit beyond its amount, and only a credit to a debit', () => {
    property((made) => {
      for (const account of made) {
        const wrongWay = applicationsOf(account).filter(
          ({ credit, debit, amount }) => !isCreditType(credit.type) || isCreditType(debit.type) || !isMoney(amount),
        );
        expect(wrongWay).toEqual([]);
        const beyond = [...balances(account)].filter(([, left]) => left.isNegative());
        expect(beyond.map(([{ code }]) => code)).toEqual([]);
      }
    });
  });

  test('have every code once for a customer, and every invoice number once for all', () => {
    property((made) => {
      for (const account of made) expect(repeated(entriesOf(account).map(({ code }) => code))).toEqual([]);
      const numbers = made.flatMap(entriesOf).flatMap((entry) => entry.invoiceNumber ?? []);
      expect(numbers.length - new Set(numbers).size).toBe(0);
    });
  });

  test('agree with the orders: each that was invoiced for something has one invoice or credit memo of its total', () => {
    property((made) => {
      for (const account of made) {
        const booked = entriesOf(account).flatMap((entry) =>
          entry.order && entry.type !== RECORD_TYPES.futureInvoice ? [[entry.order.id, signed(entry).toFixed(2)]] : [],
        );
        const invoiced = account.orders.filter(({ invoiceNumber, total }) => invoiceNumber !== null && !total.isZero());
        expect(booked.sort()).toEqual(invoiced.map((order) => [order.id, order.total.toFixed(2)]).sort());
      }
    });
  });

  test('owe what their entries come to, and are as old as they can be', () => {
    property((made, shape) => {
      for (const account of made) {
        const open = [...balances(account)];
        const owed = open.filter(([{ type, issuedOn }]) => !isCreditType(type) && issuedOn <= shape.today);
        const debits = owed.map(([{ dueOn, issuedOn }, balance]) => ({ dueOn: dueOn ?? issuedOn, balance }));
        const { current, buckets } = aging(debits, shape.today);
        const aged = total([current, ...buckets.map(({ value }) => value)]);
        const credit = total(open.flatMap(([{ type }, left]) => (isCreditType(type) ? [left] : [])));
        const booked = entriesOf(account).filter(({ issuedOn }) => issuedOn <= shape.today);
        expect(aged.minus(credit).toFixed(2)).toBe(total(booked.map(signed)).toFixed(2));
        expect(entriesOf(account).filter(({ initial }) => !isMoney(initial))).toEqual([]);
      }
    });
  });

  test('were issued in the two years up to the day, due no earlier, and applied once both sides were there', () => {
    property((made, shape) => {
      const first = addDays(shape.today, -HISTORY_DAYS - 2);
      for (const account of made) {
        const wrong = entriesOf(account).filter(
          ({ type, issuedOn, dueOn }) =>
            issuedOn < first ||
            (type === RECORD_TYPES.futureInvoice ? issuedOn <= shape.today : issuedOn > shape.today) ||
            (dueOn !== null && dueOn < issuedOn),
        );
        expect(wrong).toEqual([]);
        const early = applicationsOf(account).filter(
          ({ credit, debit, on }) => on > shape.today || on < credit.issuedOn || on < debit.issuedOn,
        );
        expect(early).toEqual([]);
      }
    });
  });
});

test('route sales come in parts that stay small however many are requested', () => {
  const documents = 100_000;
  const codes = new Set<string>();
  let largest = 0;
  for (const { entries } of makeRouteSales('2026-03-18', documents)) {
    largest = Math.max(largest, entries.length);
    for (const { code } of entries) codes.add(code);
  }
  expect(largest).toBeLessThanOrEqual(40_000);
  expect(Math.abs(codes.size - documents)).toBeLessThan(documents / 100);
});

const newYork = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York', dateStyle: 'short' });

test('orders of the demo, for any seed, size and day, are placed on a workday and delivered after it', () => {
  property((made, shape) => {
    const orders = made.flatMap((account) => account.orders);
    const misdated = orders.filter(
      ({ orderDate, deliveryDate, orderedAt, invoiceDate }) =>
        newYork.format(new Date(orderedAt)) !== orderDate ||
        [1, 7].includes(weekday(orderDate)) ||
        orderDate > shape.today ||
        deliveryDate <= orderDate ||
        deliveryDate > addDays(orderDate, 7) ||
        (invoiceDate !== null && invoiceDate >= shape.today),
    );
    expect(misdated).toEqual([]);
    const wrongTotal = orders.filter(
      (order) =>
        !total([...order.lines.map(({ extension }) => extension), order.addOnCharges, order.tax]).equals(order.total),
    );
    expect(wrongTotal).toEqual([]);
  });
});
