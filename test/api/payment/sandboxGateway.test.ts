import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { decimal } from '#domain/decimal.ts';
import { accountText } from '#domain/texts/accountText.ts';
import {
  type Charge,
  type ChargeAnswer,
  GatewayUnavailable,
  OutcomeUnknown,
  type PaymentGateway,
} from '#server/modules/payments/gateway.ts';
import { sandboxGateway } from '#server/modules/payments/sandbox/sandboxGateway.ts';
import { FIXTURE_NOW } from '#test/support/api/fixture.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/testDatabase.ts';

let testDatabase: TestDatabase;
let gateway: PaymentGateway;
/** How long the sandbox let wait. */
let pauses: number[];

beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
beforeEach(async () => {
  await testDatabase.reset();
  pauses = [];
  gateway = sandboxGateway({
    database: testDatabase.database,
    clock: { now: () => new Date(FIXTURE_NOW) },
    pause: async (milliseconds) => pauses.push(milliseconds),
  });
});
afterAll(() => testDatabase.drop());

function pay(source: Charge['source'], billing: Charge['billing'] = {}): Promise<ChargeAnswer> {
  const amount = decimal('12.50');
  return gateway.authorise({ reference: 'A1', amount, source, billing, isSale: false, description: 'Order 1' });
}

function payBy(cardNumber: string, billing?: Charge['billing']): Promise<ChargeAnswer> {
  return pay({ kind: 'card', card: { cardNumber, expirationDate: '0339', cvv2: '987' } }, billing);
}

function payFrom(accountNumber: string): Promise<ChargeAnswer> {
  const bank = { routingNumber: '011000015', accountNumber, bankName: 'First Bank', checkNumber: '12' };
  return pay({ kind: 'bank', bank });
}

describe('the sandbox', () => {
  test('makes one charge of one reference, also of several requests at the same moment', async () => {
    // So that each has a connection at hand.
    await Promise.all(Array.from({ length: 5 }, () => gateway.find('A1')));
    const answers = await Promise.all(Array.from({ length: 5 }, () => payBy('4111111111111111')));
    expect(new Set(answers.map(({ transactionId }) => transactionId)).size).toBe(1);
    expect(await gateway.find('A1')).toMatchObject({ state: 'held', amount: decimal('12.50') });
  });

  test.each([
    ['4000 0000 0000 0002', accountText('payment.declined')],
    ['4000000000009995', accountText('payment.insufficientFunds')],
    ['4000000000000069', accountText('payment.expired')],
    ['4000000000000127', accountText('payment.wrongSecurityCode')],
    ['4000000000000010', accountText('payment.wrongAddress')],
    ['4000000000009979', accountText('payment.declined')],
    // A valid number that is not a test card.
    ['4000000000000036', accountText('payment.onlyTestCards')],
  ])('declines %s with a reason for the user who pays', async (cardNumber, reason) => {
    expect(await payBy(cardNumber)).toMatchObject({ kind: 'declined', reason });
    expect(await gateway.find('A1')).toMatchObject({ state: 'declined', reason, lastFour: cardNumber.slice(-4) });
  });

  test('accepts the card with the wrong address once its ZIP code is corrected, and no other card for that', async () => {
    expect(await payBy('4000000000000010', { zip: '02102' })).toMatchObject({ kind: 'declined' });
    await testDatabase.reset();
    expect(await payBy('4000000000000010', { zip: '02101' })).toMatchObject({ kind: 'approved', lastFour: '0010' });
    await testDatabase.reset();
    expect(await payBy('4000000000000002', { zip: '02101' })).toMatchObject({ kind: 'declined' });
  });

  test('is unavailable to one card, and has done nothing then', async () => {
    await expect(payBy('4000000000005027')).rejects.toThrow(GatewayUnavailable);
    expect(await gateway.find('A1')).toBeNull();
  });

  test('never answers one card, and has done nothing then', async () => {
    await expect(payBy('4000000000005043')).rejects.toThrow(OutcomeUnknown);
    expect(pauses).toEqual([10_000]);
    expect(await gateway.find('A1')).toBeNull();
  });

  test('loses the answer to one card, which was charged, and returns it on the next look-up', async () => {
    await expect(payBy('4000000000005076')).rejects.toThrow(OutcomeUnknown);
    expect(await gateway.find('A1')).toMatchObject({ state: 'held', lastFour: '5076' });
    expect(await payBy('4000000000005076')).toMatchObject({ kind: 'approved', state: 'held' });
  });

  test('is late with the answer to one card', async () => {
    expect(await payBy('4000000000004087')).toMatchObject({ kind: 'approved', state: 'held' });
    expect(pauses).toEqual([5_000]);
  });

  test('takes from test accounts alone, by their number', async () => {
    expect(await payFrom('1111111116')).toMatchObject({
      kind: 'declined',
      reason: accountText('payment.bankDeclined'),
    });
    await testDatabase.reset();
    expect(await payFrom('1234567891')).toMatchObject({
      kind: 'declined',
      reason: accountText('payment.onlyTestAccounts'),
    });
    await testDatabase.reset();
    await expect(payFrom('5000000507')).rejects.toThrow(OutcomeUnknown);
    expect(await gateway.find('A1')).toMatchObject({ state: 'captured', lastFour: '0507' });
  });

  test('takes a token for the first card with that outcome', async () => {
    expect(await pay({ kind: 'token', token: 'sandbox:approved' })).toMatchObject({ state: 'held', lastFour: '1111' });
    await testDatabase.reset();
    expect(await pay({ kind: 'token', token: 'sandbox:wrongAddress' })).toMatchObject({
      reason: accountText('payment.wrongAddress'),
    });
    await testDatabase.reset();
    expect(await pay({ kind: 'token', token: '4111111111111111' })).toMatchObject({
      reason: accountText('payment.onlyTestCards'),
    });
  });

  test('keeps the last four digits of a number in its books, and nothing else of it', async () => {
    await payBy('4111111111111111');
    await gateway
      .authorise({
        reference: 'A2',
        amount: decimal('1'),
        source: {
          kind: 'bank',
          bank: { routingNumber: '011000015', accountNumber: '1234567890', bankName: 'First Bank', checkNumber: '12' },
        },
        billing: { accountHolderName: 'Sam Shopper', zip: '04101' },
        isSale: false,
        description: 'Order 2',
      })
      .then((answer) => expect(answer.kind).toBe('approved'));
    const { rows } = await sql`select t::text as book from sandbox_gateway.transaction t`.execute(
      testDatabase.database,
    );
    expect(rows).toHaveLength(2);
    const books = JSON.stringify(rows);
    expect(books).toContain('1111');
    expect(books).not.toMatch(/4111|0339|987|123456|011000015|First|Sam|04101/);
  });

  test('leaves the outcome of a charge open when its ledger is out of reach', async () => {
    const { database } = testDatabase;
    await sql`alter table sandbox_gateway.transaction rename to elsewhere`.execute(database);
    const error = await payBy('4111111111111111').catch((thrown: unknown) => thrown);
    await sql`alter table sandbox_gateway.elsewhere rename to transaction`.execute(database);
    expect(error).toBeInstanceOf(OutcomeUnknown);
    await expect(gateway.find('A1')).resolves.toBeNull();
  });
});
