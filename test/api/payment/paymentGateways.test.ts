import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { decimal } from '#domain/decimal.ts';
import { ISSUERS } from '#domain/payment/issuers.ts';
import { accountText } from '#domain/texts/accountText.ts';
import { authorizeNetGateway } from '#server/modules/payments/authorizeNet/authorizeNetGateway.ts';
import { type Charge, GatewayRefusal, type PaymentGateway } from '#server/modules/payments/gateway.ts';
import { sandboxGateway } from '#server/modules/payments/sandbox/sandboxGateway.ts';
import { FIXTURE_NOW } from '#test/support/api/fixture.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/testDatabase.ts';
import { STAND_IN_ACCOUNT, startAuthorizeNet } from '#test/support/payments/authorizeNetServer.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const APPROVED = '4111111111111111';

interface Opened {
  gateway: PaymentGateway;
  /** Settles what was captured. */
  settle(): void;
  /** A charge that is declined. */
  declined: { amount: string; cardNumber: string };
  close(): Promise<void>;
}

let testDatabase: TestDatabase;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterAll(() => testDatabase.drop());

async function openSandbox(): Promise<Opened> {
  await testDatabase.reset();
  let now = new Date(FIXTURE_NOW);
  return {
    gateway: sandboxGateway({
      database: testDatabase.database,
      clock: { now: () => now },
      pause: async () => undefined,
    }),
    settle: () => {
      now = new Date(now.getTime() + DAY_MS);
    },
    declined: { amount: '12.50', cardNumber: '4000000000000002' },
    close: async () => undefined,
  };
}

async function openAuthorizeNet(): Promise<Opened> {
  const standIn = await startAuthorizeNet();
  return {
    gateway: authorizeNetGateway({
      ...STAND_IN_ACCOUNT,
      address: standIn.address,
      patienceMs: 20_000,
      clock: { now: () => new Date() },
      report: () => undefined,
    }),
    settle: () => standIn.ledger.settle(),
    declined: { amount: '12.02', cardNumber: APPROVED },
    close: standIn.close,
  };
}

describe.each([
  ['the sandbox', openSandbox],
  ['Authorize.Net', openAuthorizeNet],
])('%s:', (_, openGateway) => {
  let opened: Opened;
  let gateway: PaymentGateway;

  beforeEach(async () => {
    opened = await openGateway();
    gateway = opened.gateway;
  });
  afterEach(() => opened.close());

  function charge(reference: string, amount = '12.50', cardNumber = APPROVED): Charge {
    const card = { cardNumber, expirationDate: '0339', cvv2: '123' };
    return {
      reference,
      amount: decimal(amount),
      source: { kind: 'card', card },
      billing: {},
      isSale: false,
      description: 'Order 1',
    };
  }

  async function held(reference = 'A1'): Promise<string> {
    const answer = await gateway.authorise(charge(reference));
    if (answer.kind !== 'approved') throw new Error(answer.reason);
    return answer.transactionId;
  }

  async function captured(reference = 'A1'): Promise<string> {
    const transactionId = await held(reference);
    await gateway.capture({ transactionId, amount: decimal('12.50') });
    return transactionId;
  }

  const whole = { amount: decimal('12.50'), lastFour: '1111' };

  test('a charge is authorized, then captured, and find returns the same at every step', async () => {
    expect(await gateway.find('A1')).toBeNull();
    const answer = await gateway.authorise(charge('A1'));
    expect(answer).toMatchObject({ kind: 'approved', state: 'held', lastFour: '1111' });
    const { transactionId } = answer;
    const found = {
      transactionId,
      state: 'held',
      amount: decimal('12.50'),
      issuer: ISSUERS.Visa,
      lastFour: '1111',
      reason: null,
    };
    expect(await gateway.find('A1')).toEqual(found);
    await gateway.capture({ transactionId: transactionId ?? '', amount: decimal('10') });
    expect(await gateway.find('A1')).toEqual({ ...found, state: 'captured', amount: decimal('10') });
    opened.settle();
    expect(await gateway.find('A1')).toEqual({ ...found, state: 'captured', amount: decimal('10') });
  });

  test('a declined charge returns the reason, and find remembers it', async () => {
    const { amount, cardNumber } = opened.declined;
    const answer = await gateway.authorise(charge('A1', amount, cardNumber));
    expect(answer).toMatchObject({ kind: 'declined', reason: accountText('payment.declined') });
    expect(await gateway.authorise(charge('A1', amount, cardNumber))).toEqual(answer);
    expect(await gateway.find('A1')).toMatchObject({
      transactionId: answer.transactionId,
      state: 'declined',
      amount: decimal(amount),
      reason: accountText('payment.declined'),
    });
  });

  test('the same charge sent again, and by eight at once, is one', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => gateway.authorise(charge('A1'))));
    expect(new Set(answers.map(({ transactionId }) => transactionId)).size).toBe(1);
    expect(await gateway.authorise(charge('A1'))).toEqual(answers[0]);
    expect(await gateway.authorise(charge('A2'))).not.toEqual(answers[0]);
  });

  test('a repeated capture changes nothing, and no capture exceeds the authorized amount', async () => {
    const transactionId = await held();
    await expect(gateway.capture({ transactionId, amount: decimal('12.51') })).rejects.toThrow(GatewayRefusal);
    const amount = decimal('10');
    await Promise.all(Array.from({ length: 4 }, () => gateway.capture({ transactionId, amount })));
    await gateway.capture({ transactionId, amount: decimal('12.50') });
    expect(await gateway.find('A1')).toMatchObject({ state: 'captured', amount });
  });

  test('an authorized or unsettled charge is voided, once only', async () => {
    for (const transactionId of [await held('A1'), await captured('A2')]) {
      await Promise.all(Array.from({ length: 4 }, () => gateway.void(transactionId)));
      await gateway.void(transactionId);
      await expect(gateway.capture({ transactionId, amount: decimal('1') })).rejects.toThrow(GatewayRefusal);
      await expect(gateway.refund({ ...whole, reference: 'R1', transactionId })).rejects.toThrow(GatewayRefusal);
    }
    expect(await gateway.find('A2')).toMatchObject({ state: 'voided', amount: decimal('12.50'), reason: null });
    expect(await gateway.authorise(charge('A2'))).toMatchObject({ kind: 'declined' });
  });

  test('a settled charge is not voided any more', async () => {
    const transactionId = await captured();
    opened.settle();
    await expect(gateway.void(transactionId)).rejects.toThrow(GatewayRefusal);
    expect(await gateway.find('A1')).toMatchObject({ state: 'captured' });
  });

  test('a refund is made once per reference, in parts, and is not a charge', async () => {
    const transactionId = await captured();
    opened.settle();
    const refund = { reference: 'R1', transactionId, amount: decimal('5'), lastFour: '1111' };
    const refundId = await gateway.refund(refund);
    expect(refundId).not.toBe(transactionId);
    expect(await gateway.refund(refund)).toBe(refundId);
    expect(await gateway.refund({ ...refund, reference: 'R2' })).not.toBe(refundId);
    expect(await gateway.find('R1')).toBeNull();
    expect(await gateway.find('A1')).toMatchObject({ state: 'captured', amount: decimal('12.50') });
    await expect(gateway.void(transactionId)).rejects.toThrow(GatewayRefusal);
  });

  test('no more is refunded than was captured, not even by eight at once', async () => {
    const transactionId = await captured();
    opened.settle();
    const refund = (reference: string) =>
      gateway.refund({ reference, transactionId, amount: decimal('5'), lastFour: '1111' });
    const outcomes = await Promise.allSettled(['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8'].map(refund));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(GatewayRefusal);
    await expect(gateway.refund({ ...whole, reference: 'R9', transactionId })).rejects.toThrow(GatewayRefusal);
  });

  test('a refund goes to the number that paid, and an amount that was never captured is not refunded', async () => {
    const transactionId = await held();
    await expect(gateway.refund({ ...whole, reference: 'R1', transactionId })).rejects.toThrow(GatewayRefusal);
    await gateway.capture({ transactionId, amount: decimal('12.50') });
    opened.settle();
    const other = { ...whole, reference: 'R2', transactionId, lastFour: '4444' };
    await expect(gateway.refund(other)).rejects.toThrow(GatewayRefusal);
  });

  test('an eCheck is captured at once', async () => {
    const bank = { routingNumber: '011000015', accountNumber: '1234567890', bankName: '', checkNumber: '' };
    const answer = await gateway.authorise({
      ...charge('A1'),
      source: { kind: 'bank', bank },
      billing: { accountHolderName: 'Sam Shopper' },
    });
    expect(answer).toMatchObject({ kind: 'approved', state: 'captured', lastFour: '7890' });
    await gateway.capture({ transactionId: answer.transactionId ?? '', amount: decimal('12.50') });
    expect(await gateway.find('A1')).toMatchObject({ state: 'captured', amount: decimal('12.50') });
  });

  test('an unknown transaction returns that it is unknown', async () => {
    const transactionId = '7';
    await expect(gateway.capture({ transactionId, amount: decimal('1') })).rejects.toThrow(GatewayRefusal);
    await expect(gateway.void(transactionId)).rejects.toThrow(GatewayRefusal);
    await expect(gateway.refund({ ...whole, reference: 'R1', transactionId })).rejects.toThrow(GatewayRefusal);
  });
});
