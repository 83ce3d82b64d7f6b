import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Decimal, decimal, ZERO } from '#domain/decimal.ts';
import { isCreditType, RECORD_TYPES } from '#domain/receivable/recordType.ts';
import { randomFor } from '#server/app/demoData/random.ts';
import { lockEntries } from '#server/modules/receivables/ledgerRepository.ts';
import { OYSTER, TIDE } from '#test/support/api/fixture.ts';
import { apply, bookEntry } from '#test/support/api/receivables.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/testDatabase.ts';

let books: TestDatabase;
let database: TestDatabase['database'];
beforeAll(async () => {
  books = await createTestDatabase();
  ({ database } = books);
});
beforeEach(() => sql`truncate receivable, receivable_application restart identity cascade`.execute(database));
afterAll(() => books?.drop());

const invoice = (reference: string, initial: string, more = {}) => bookEntry(database, { reference, initial, ...more });
const payment = (reference: string, initial: string, more = {}) =>
  bookEntry(database, { reference, initial, record_type: RECORD_TYPES.payment, ...more });

async function balances(customerKey = OYSTER): Promise<Record<string, string>> {
  const { rows } = await sql<{ ar_code: string; balance: string }>`
    select ar_code, balance from receivable_balance where customer_key = ${customerKey} order by id`.execute(database);
  return Object.fromEntries(rows.map(({ ar_code, balance }) => [ar_code, balance]));
}

const BEYOND = /is applied beyond its/;

describe('the use of a credit', () => {
  test('is taken off both sides', async () => {
    const [first, second] = [await invoice('I1', '100.00'), await invoice('I2', '50.10')];
    const paid = await payment('P1', '150.00');
    await apply(database, [
      [paid, first, '99.99'],
      [paid, second, '50.01'],
    ]);
    expect(await balances()).toEqual({ I1: '0.01', I2: '0.09', P1: '0.00' });
  });

  test('never exceeds the rest of either side, at once or bit by bit', async () => {
    const owed = await invoice('I1', '100.00');
    const other = await invoice('I2', '100.00');
    const paid = await payment('P1', '120.00');
    await apply(database, [[paid, owed, '60.00']]);
    await expect(apply(database, [[paid, owed, '40.01']])).rejects.toThrow(BEYOND);
    await expect(apply(database, [[paid, other, '60.01']])).rejects.toThrow(BEYOND);
    await expect(
      apply(database, [
        [paid, owed, '40.00'],
        [paid, other, '20.01'],
      ]),
    ).rejects.toThrow(BEYOND);
    expect(await balances()).toEqual({ I1: '40.00', I2: '100.00', P1: '60.00' });
  });

  test('is more than nothing', async () => {
    const [owed, paid] = [await invoice('I1', '1.00'), await payment('P1', '1.00')];
    for (const amount of ['0.00', '-0.01']) {
      await expect(apply(database, [[paid, owed, amount]])).rejects.toThrow('receivable_application_amount_check');
    }
  });

  test('is a debit, and never a credit', async () => {
    const [owed, otherOwed] = [await invoice('I1', '1.00'), await invoice('I2', '1.00')];
    const [paid, memo] = [await payment('P1', '1.00'), await payment('P2', '1.00')];
    for (const [credit, debit] of [
      [owed, paid],
      [owed, otherOwed],
      [paid, memo],
    ] as const) {
      await expect(apply(database, [[credit, debit, '1.00']])).rejects.toThrow(/cannot be applied to/);
    }
  });

  test('belongs to the same customer', async () => {
    const [owed, paid] = [await invoice('I1', '1.00'), await payment('P1', '1.00', { customer_key: TIDE })];
    for (const customerKey of [OYSTER, TIDE]) {
      await expect(apply(database, [[paid, owed, '1.00']], customerKey)).rejects.toThrow('foreign key');
    }
  });
});

describe('the books', () => {
  test('keep amount, kind, code and customer of an entry; what does not count may be put right', async () => {
    const id = await invoice('I1', '1.00');
    const change = (columns: object) => database.updateTable('receivable').set(columns).where('id', '=', id).execute();
    for (const columns of [{ initial: '2.00' }, { record_type: 7 }, { customer_key: TIDE }, { ar_code: 'I2' }]) {
      await expect(change(columns)).rejects.toThrow('neither changed nor deleted');
    }
    await change({ remarks: 'Disputed', due_on: '2026-03-31' });
    expect(await balances()).toEqual({ I1: '1.00' });
  });

  test('lose no entry and no application', async () => {
    const [owed, paid] = [await invoice('I1', '1.00'), await payment('P1', '1.00')];
    await apply(database, [[paid, owed, '0.40']]);
    for (const table of ['receivable', 'receivable_application'] as const) {
      await expect(database.deleteFrom(table).execute()).rejects.toThrow('neither changed nor deleted');
    }
    await expect(database.updateTable('receivable_application').set({ amount: '0.30' }).execute()).rejects.toThrow(
      'neither changed nor deleted',
    );
    expect(await balances()).toEqual({ I1: '0.60', P1: '0.60' });
  });

  test("take a code once from each customer, and no invoice of another customer's order", async () => {
    await invoice('I1', '1.00');
    await expect(invoice('I1', '2.00')).rejects.toThrow('receivable_customer_key_ar_code_key');
    await invoice('I1', '3.00', { customer_key: TIDE });
    const { id: order_id } = await database
      .insertInto('sales_order')
      .values({
        ...{ order_number: '7', customer_key: TIDE, ordered_at: new Date(0), order_date: '2026-02-01', status: 'Open' },
        ...{ line_total: '1', add_on_charges: '0', taxable_amount: '0', tax: '0', total: '1' },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await expect(invoice('I2', '1.00', { order_id })).rejects.toThrow('foreign key');
    await invoice('I2', '1.00', { order_id, customer_key: TIDE });
  });

  test('refuse what they could not check', async () => {
    const [owed, paid] = [await invoice('I1', '1.00'), await payment('P1', '1.00')];
    const under = (level: 'repeatable read' | 'serializable') =>
      database
        .transaction()
        .setIsolationLevel(level)
        .execute((transaction) => apply(transaction, [[paid, owed, '0.50']]));
    await expect(under('repeatable read')).rejects.toThrow('credits are not applied under repeatable read');
    await under('serializable');
    expect(await balances()).toEqual({ I1: '0.50', P1: '0.50' });
  });
});

describe('two who apply at one moment', () => {
  const TRIALS = 120;

  /** Twice as many debits as credits, or the other way round: each of the few is wanted by two at once. */
  async function race(wanted: 'debit' | 'credit'): Promise<void> {
    const types = wanted === 'debit' ? [1, 7, 7] : [7, 1, 1];
    await sql`insert into receivable (customer_key, ar_code, record_type, reference, issued_on, initial)
      select ${OYSTER}, concat(trial, '-', place), type, 'x', '2026-02-01', case place when 1 then 100 else 80 end
      from generate_series(0, ${sql.lit(TRIALS - 1)}) as trial,
        unnest(${types}::int[]) with ordinality as given(type, place) order by trial, place`.execute(database);
    const tried = Array.from({ length: TRIALS }, (_, trial) =>
      [2, 3].map(async (place) => {
        const [one, other] = [trial * 3 + 1, trial * 3 + place];
        const [credit, debit] = wanted === 'debit' ? [other, one] : [one, other];
        await apply(database, [[credit, debit, '80.00']]);
      }),
    );
    const outcomes = await Promise.all(tried.map((pair) => Promise.allSettled(pair)));
    for (const pair of outcomes) {
      expect(pair.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(pair.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))).toEqual([
        expect.stringMatching(BEYOND),
      ]);
    }
    const { rows } = await sql`select balance, count(*) from receivable_balance group by 1 order by 1`.execute(
      database,
    );
    expect(rows).toEqual([
      { balance: '0.00', count: TRIALS },
      { balance: '20.00', count: TRIALS },
      { balance: '80.00', count: TRIALS },
    ]);
  }

  test.each(['debit', 'credit'] as const)('never apply more than there is of a %s', race);

  test('wait for each other, whatever the order of their entries', async () => {
    const debits = [await invoice('I1', '100.00'), await invoice('I2', '100.00')] as const;
    const credits = [await payment('P1', '100.00'), await payment('P2', '100.00')] as const;
    const there = [credits[0], debits[0], '1.00'] as const;
    const back = [credits[1], debits[1], '1.00'] as const;
    await Promise.all(
      Array.from({ length: 40 }, (_, turn) => apply(database, turn % 2 ? [there, back] : [back, there])),
    );
    expect(await balances()).toEqual({ I1: '60.00', I2: '60.00', P1: '60.00', P2: '60.00' });
  });

  test('see the remaining amount only once the other is done', async () => {
    const [owed, paid] = [await invoice('I1', '100.00'), await payment('P1', '100.00')];
    await invoice('I1', '5.00', { customer_key: TIDE });
    const seen = await Promise.all(
      [1, 2].map(() =>
        database.transaction().execute(async (transaction) => {
          const locked = await lockEntries(
            transaction,
            ['P1', 'I1', 'none'].map((code) => ({ customerKey: OYSTER, code })),
          );
          await apply(transaction, [[paid, owed, '30.00']]);
          return locked.map(({ balance }) => balance.toFixed(2));
        }),
      ),
    );
    expect(seen.sort()).toEqual(
      [
        ['100.00', '100.00'],
        ['70.00', '70.00'],
      ].sort(),
    );
    expect(await balances()).toEqual({ I1: '40.00', P1: '40.00' });
  });
});

test('a balance is always the sum of its entries', async () => {
  const random = randomFor(2026, 1);
  const cents = (most: number) => decimal(random.integer(1, most)).div(100);
  const left = new Map<number, Decimal>();
  const types = new Map<number, number>();
  for (let made = 0; made < 60; made += 1) {
    const [record_type, initial] = [random.integer(1, 8), cents(50_000)];
    const id = await bookEntry(database, { reference: `E${made}`, record_type, initial: initial.toFixed(2) });
    left.set(id, initial);
    types.set(id, record_type);
  }
  const idsOf = (isCredit: boolean) =>
    [...types].flatMap(([id, type]) => (isCreditType(type) === isCredit ? [id] : []));
  const [credits, debits] = [idsOf(true) as [number, ...number[]], idsOf(false) as [number, ...number[]]];
  const outcomes = { taken: 0, refused: 0 };
  for (let tried = 0; tried < 300; tried += 1) {
    const [credit, debit] = [random.pick(credits), random.pick(debits)];
    const [ofCredit, ofDebit] = [left.get(credit) ?? ZERO, left.get(debit) ?? ZERO];
    const amount = random.chance(0.5) ? cents(20_000) : ofCredit.lt(ofDebit) ? ofCredit : ofDebit;
    const isPossible = amount.gt(0) && amount.lte(ofCredit) && amount.lte(ofDebit);
    const isTaken = await apply(database, [[credit, debit, amount.toFixed(2)]]).then(
      () => true,
      () => false,
    );
    expect(isTaken).toBe(isPossible);
    outcomes[isTaken ? 'taken' : 'refused'] += 1;
    if (!isTaken) continue;
    left.set(credit, ofCredit.minus(amount));
    left.set(debit, ofDebit.minus(amount));
  }
  expect(Object.values(outcomes).every((count) => count > 50)).toBe(true);
  expect(Object.values(await balances())).toEqual([...left.values()].map((amount) => amount.toFixed(2)));
});
