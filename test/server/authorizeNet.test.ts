import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { decimal } from '#domain/decimal.ts';
import { PAYMENT_TEXTS } from '#domain/payment/paymentTexts.ts';
import { authorizeNetGateway } from '#server/payments/authorizeNet/authorizeNetGateway.ts';
import {
  type Charge,
  GatewayRefusal,
  GatewayUnavailable,
  OutcomeUnknown,
  type PaymentGateway,
} from '#server/payments/gateway.ts';
import {
  type AuthorizeNetServer,
  STAND_IN_ACCOUNT,
  startAuthorizeNet,
  type Trouble,
} from '../support/authorizeNetServer.ts';

const CARD = { cardNumber: '4111 1111 1111 1111', expirationDate: '0329', cvv2: '900' };
const BANK = { routingNumber: '011000015', accountNumber: '1234567890', bankName: 'First Bank', checkNumber: '12' };
const BILLING = {
  accountHolderName: 'Sam van Shopper',
  address1: '1 Quay Street',
  address2: 'Apt 2',
  city: 'Portland',
  state: 'ME',
  zip: '04101',
  country: 'US',
  email: 'sam@example.com',
  phone: '2075550100',
};
const SECRETS = /4111 ?1111 ?1111 ?1111|4111111111111111|"900"|900 |1234567890|346HZ32z3fP4hTG2|used-by-the-browser/;

let standIn: AuthorizeNetServer;
let gateway: PaymentGateway;
/** What was reported, and every error that was thrown: nothing of a card may be in them. */
let said: string[];

beforeEach(async () => {
  standIn = await startAuthorizeNet();
  said = [];
  gateway = open({});
});
afterEach(async () => {
  expect(said.join('\n')).not.toMatch(SECRETS);
  await standIn.close();
});

function open(given: Partial<Parameters<typeof authorizeNetGateway>[0]>): PaymentGateway {
  return authorizeNetGateway({
    ...STAND_IN_ACCOUNT,
    address: standIn.address,
    patienceMs: 20_000,
    clock: { now: () => new Date() },
    report: (line) => said.push(line),
    ...given,
  });
}

function charge(reference: string, amount = '12.50', source: Charge['source'] = { kind: 'card', card: CARD }): Charge {
  return { reference, amount: decimal(amount), source, billing: BILLING, description: 'Order 1042' };
}

async function troubleOf(work: Promise<unknown>): Promise<unknown> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    said.push(`${cause.stack}${JSON.stringify(cause)}`);
  return error;
}

async function approved(reference: string, amount?: string, source?: Charge['source']): Promise<string> {
  const answer = await gateway.authorise(charge(reference, amount, source));
  if (answer.kind !== 'approved') throw new Error(`${reference} was declined`);
  return answer.transactionId;
}

/** Its transactions on the day after. */
async function settled(reference: string, source?: Charge['source']): Promise<string> {
  const transactionId = await approved(reference, '12.50', source);
  if (source?.kind !== 'bank') await gateway.capture({ transactionId, amount: decimal('12.50') });
  standIn.ledger.settle();
  return transactionId;
}

describe('a charge', () => {
  test('of a card is held, with what the bank compares, and no partial sum', async () => {
    const answer = await gateway.authorise(charge('A1'));
    expect(answer).toEqual({ kind: 'approved', transactionId: '60000000001', state: 'held', lastFour: '1111' });
    expect(JSON.parse(standIn.bodies[0] ?? '').createTransactionRequest).toEqual({
      merchantAuthentication: { name: '5KP3u95bQpv', transactionKey: '346HZ32z3fP4hTG2' },
      refId: 'A1',
      transactionRequest: {
        transactionType: 'authOnlyTransaction',
        amount: '12.50',
        payment: { creditCard: { cardNumber: '4111111111111111', expirationDate: '2029-03', cardCode: '900' } },
        order: { invoiceNumber: 'A1', description: 'Order 1042' },
        customer: { email: 'sam@example.com' },
        billTo: {
          ...{ firstName: 'Sam van', lastName: 'Shopper', address: '1 Quay Street, Apt 2', city: 'Portland' },
          ...{ state: 'ME', zip: '04101', country: 'US', phoneNumber: '2075550100' },
        },
        transactionSettings: {
          setting: [
            { settingName: 'allowPartialAuth', settingValue: 'false' },
            { settingName: 'duplicateWindow', settingValue: '28800' },
            { settingName: 'emailCustomer', settingValue: 'false' },
          ],
        },
      },
    });
  });

  test('of a token is held as one of a card', async () => {
    const answer = await gateway.authorise(charge('A1', '12.50', { kind: 'token', token: 'used-by-the-browser' }));
    expect(answer).toMatchObject({ kind: 'approved', state: 'held', lastFour: '1111' });
    expect(standIn.bodies[0]).toContain('COMMON.ACCEPT.INAPP.PAYMENT');
  });

  test('of a bank account is taken at once', async () => {
    const answer = await gateway.authorise(charge('A1', '12.50', { kind: 'bank', bank: BANK }));
    expect(answer).toMatchObject({ kind: 'approved', state: 'captured', lastFour: '7890' });
    expect(standIn.bodies[0]).toContain('"nameOnAccount":"Sam van Shopper","echeckType":"WEB","bankName":"First Bank"');
    expect(await gateway.find('A1')).toMatchObject({ state: 'captured', lastFour: '7890' });
  });

  test('of whoever left out all but the card, or wrote too much, is understood', async () => {
    const bare = { ...charge('A1'), billing: {} };
    expect(await gateway.authorise(bare)).toMatchObject({ kind: 'approved' });
    const long = Object.fromEntries(Object.keys(BILLING).map((key) => [key, 'x'.repeat(300)]));
    const endless = { ...charge('A2'), billing: long, description: 'x'.repeat(300) };
    expect(await gateway.authorise(endless)).toMatchObject({ kind: 'approved' });
  });

  test.each([
    ['.02', PAYMENT_TEXTS.declined],
    ['.04', PAYMENT_TEXTS.declined],
    ['.06', PAYMENT_TEXTS.wrongNumber],
    ['.08', PAYMENT_TEXTS.expired],
    ['.17', PAYMENT_TEXTS.issuerNotAccepted],
    ['.27', PAYMENT_TEXTS.wrongAddress],
    ['.28', PAYMENT_TEXTS.wrongAddress],
    ['.44', PAYMENT_TEXTS.wrongSecurityCode],
    ['.45', PAYMENT_TEXTS.wrongAddressOrCode],
    ['.46', PAYMENT_TEXTS.wrongSecurityCode],
  ])('that is declined (12%s) says why to whoever pays, and so does find', async (cents, reason) => {
    const answer = await gateway.authorise(charge('A1', `12${cents}`));
    expect(answer).toEqual({ kind: 'declined', transactionId: '60000000001', reason });
    const found = await gateway.find('A1');
    expect(found).toMatchObject({ state: 'declined', amount: decimal(`12${cents}`), reason: expect.any(String) });
  });

  test('of a bank account that is declined speaks of the account', async () => {
    const bank = { kind: 'bank', bank: BANK } as const;
    expect(await gateway.authorise(charge('A1', '12.02', bank))).toMatchObject({ reason: PAYMENT_TEXTS.bankDeclined });
    expect(await gateway.authorise(charge('A2', '12.09', bank))).toMatchObject({
      reason: PAYMENT_TEXTS.wrongBankAccount,
    });
  });

  test('that is held for a review is given up and declined, also where only find learns of it', async () => {
    expect(await gateway.authorise(charge('A1', '12.53'))).toMatchObject({
      kind: 'declined',
      reason: PAYMENT_TEXTS.declined,
    });
    expect(standIn.ledger.charges()[0]?.transactionStatus).toBe('voided');
    standIn.spoil('updateHeldTransaction', { kind: 'hang', isDone: false });
    const impatient = open({ patienceMs: 300 });
    expect(await troubleOf(impatient.authorise(charge('A2', '12.53')))).toBeInstanceOf(OutcomeUnknown);
    expect(await gateway.find('A2')).toMatchObject({ state: 'declined', reason: PAYMENT_TEXTS.declined });
    expect(standIn.ledger.charges()[1]?.transactionStatus).toBe('voided');
  });

  test('sent again brings its first answer, declined or not, and is not made again', async () => {
    for (const amount of ['12.50', '12.02']) {
      const first = await gateway.authorise(charge(`A${amount.slice(3)}`, amount));
      expect(await gateway.authorise(charge(`A${amount.slice(3)}`, amount))).toEqual(first);
    }
    expect(standIn.ledger.charges()).toHaveLength(2);
  });

  test('with a token that is used up brings the first answer, or asks for the card again', async () => {
    const token = { kind: 'token', token: 'used-by-the-browser' } as const;
    const first = await gateway.authorise(charge('A1', '12.50', token));
    expect(await gateway.authorise(charge('A1', '12.50', token))).toEqual(first);
    expect(await gateway.authorise(charge('A2', '12.50', token))).toEqual({
      kind: 'declined',
      transactionId: null,
      reason: PAYMENT_TEXTS.entryLapsed,
    });
  });

  test('that Authorize.Net cannot process was not made; one that it could not take back may have been', async () => {
    expect(await troubleOf(gateway.authorise(charge('A1', '12.19')))).toBeInstanceOf(GatewayUnavailable);
    expect(await troubleOf(gateway.authorise(charge('A2', '12.20')))).toBeInstanceOf(OutcomeUnknown);
    expect(said).toContain('Payments: a charge was refused (19)');
  });

  test('by an account that only plays is no charge', async () => {
    standIn.ledger.isTestMode = true;
    expect(await troubleOf(gateway.authorise(charge('A1')))).toBeInstanceOf(GatewayUnavailable);
  });
});

describe('a call that fails', () => {
  test.each<[string, Trouble, new (message: string) => Error]>([
    ['is never answered, though done', { kind: 'hang', isDone: true }, OutcomeUnknown],
    ['is never answered, and not done', { kind: 'hang', isDone: false }, OutcomeUnknown],
    ['breaks after it was sent', { kind: 'reset', isDone: true }, OutcomeUnknown],
    ['breaks in the middle of the answer', { kind: 'half', isDone: true }, OutcomeUnknown],
    ['is answered in HTML', { kind: 'rubbish', isDone: true, body: '<html>4111111111111111' }, OutcomeUnknown],
    [
      'is answered with something else',
      { kind: 'rubbish', isDone: true, body: '{"a":"4111111111111111"}' },
      OutcomeUnknown,
    ],
    ['is answered with nothing', { kind: 'rubbish', isDone: true, body: '' }, OutcomeUnknown],
    ['fails inside', { kind: 'status', status: 500, isDone: true }, OutcomeUnknown],
    ['fails between servers', { kind: 'status', status: 503, isDone: true }, OutcomeUnknown],
    ['is given up by the server', { kind: 'status', status: 408, isDone: true }, OutcomeUnknown],
    ['is turned away', { kind: 'status', status: 403, isDone: false }, GatewayUnavailable],
    ['is sent elsewhere', { kind: 'status', status: 302, isDone: false }, GatewayUnavailable],
    ['meets an error of no kind', { kind: 'code', code: 'E00001' }, OutcomeUnknown],
    ['meets a busy server', { kind: 'code', code: 'E00053' }, GatewayUnavailable],
    ['meets maintenance', { kind: 'code', code: 'E00104' }, GatewayUnavailable],
  ])('because it %s tells whether it may have been done, and find tells whether it was', async (_, trouble, kind) => {
    standIn.spoil('createTransaction', trouble);
    const impatient = open({ patienceMs: trouble.kind === 'hang' ? 300 : 20_000 });
    expect(await troubleOf(impatient.authorise(charge('A1')))).toBeInstanceOf(kind);
    const found = await gateway.find('A1');
    const isDone = trouble.kind !== 'code' && trouble.isDone;
    expect(found?.state ?? null).toBe(isDone ? 'held' : null);
    // Sent again it is made at most once.
    expect(await gateway.authorise(charge('A1'))).toMatchObject({ kind: 'approved', state: 'held' });
    expect(standIn.ledger.charges()).toHaveLength(1);
  });

  test.each<[string, () => Promise<string>]>([
    ['nobody listens', async () => `http://127.0.0.1:${await freePort()}/`],
    ['the name is none', async () => 'http://gateway.invalid/'],
    // The stand-in speaks no TLS.
    ['TLS fails', async () => standIn.address.replace('http:', 'https:')],
  ])('because %s was surely not done', async (_, address) => {
    const lost = open({ address: await address() });
    expect(await troubleOf(lost.authorise(charge('A1')))).toBeInstanceOf(GatewayUnavailable);
    expect(said[0]).toMatch(/^Payments: createTransaction: The payment gateway could not be reached \(\w+\)\.$/);
    expect(standIn.calls).toEqual([]);
  });

  test('because a server takes the connection and no TLS was surely not done', async () => {
    const mute = createServer(() => undefined);
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
    const { port } = mute.address() as AddressInfo;
    const lost = open({ address: `https://127.0.0.1:${port}/`, patienceMs: 300 });
    expect(await troubleOf(lost.authorise(charge('A1')))).toBeInstanceOf(GatewayUnavailable);
    expect(said[0]).toContain('(time-out)');
    mute.close();
  });

  test('because of wrong credentials says which settings to look at, and not what they are', async () => {
    const stranger = open({ transactionKey: 'another-secret-k' });
    expect(await troubleOf(stranger.authorise(charge('A1')))).toBeInstanceOf(GatewayUnavailable);
    expect(said[0]).toBe(
      'Payments: createTransaction: The payment gateway refused the call (E00007): see AUTHORIZENET_LOGIN_ID, AUTHORIZENET_TRANSACTION_KEY and AUTHORIZENET_MODE.',
    );
    expect(said.join()).not.toContain('another-secret-k');
  });

  test('because of what stands in it repeats nothing of that', async () => {
    const odd = charge('A1', '12.50', {
      kind: 'bank',
      bank: { ...BANK, accountNumber: `${BANK.accountNumber}12345678` },
    });
    expect(await troubleOf(gateway.authorise(odd))).toBeInstanceOf(GatewayUnavailable);
    expect(said[0]).toContain('(E00003)');
  });

  test('after a first answer is never told as if nothing had been done', async () => {
    await approved('A1');
    standIn.spoil('getUnsettledTransactionList', { kind: 'code', code: 'E00011' });
    expect(await troubleOf(gateway.authorise(charge('A1')))).toBeInstanceOf(OutcomeUnknown);
    expect(said[0]).toContain('the Transaction Details API has to be enabled');
  });

  test.each(['getUnsettledTransactionList', 'getSettledBatchList', 'getTransactionDetails'])(
    'while it is searched (%s) is not taken for knowing nothing',
    async (method) => {
      await approved('A1');
      if (method === 'getSettledBatchList') standIn.ledger.entries.pop();
      standIn.spoil(method, { kind: 'rubbish', isDone: true, body: '{}' });
      expect(await troubleOf(gateway.find('A1'))).toBeInstanceOf(OutcomeUnknown);
    },
  );
});

describe('what was charged', () => {
  test('is found among thousands, the newest first, and after it has settled', async () => {
    const small = open({ pageSize: 2 });
    for (const reference of ['A1', 'A2', 'A3', 'A4', 'A5']) await settledLater(reference);
    expect(await small.find('A1')).toMatchObject({ state: 'captured', amount: decimal('10') });
    expect(standIn.calls.filter((method) => method === 'getUnsettledTransactionList')).toHaveLength(3);
    standIn.ledger.settle();
    await approved('B1');
    standIn.ledger.settle();
    expect(await small.find('A2')).toEqual({
      transactionId: '60000000002',
      state: 'captured',
      amount: decimal('10'),
      lastFour: '1111',
      reason: null,
    });
    expect(await small.find('Z9')).toBeNull();
  });

  async function settledLater(reference: string): Promise<void> {
    await gateway.capture({ transactionId: await approved(reference), amount: decimal('10') });
  }

  test('under one reference twice counts as what moved money', async () => {
    await approved('A1');
    await gateway.authorise(charge('A1', '13.02'));
    expect(await gateway.find('A1')).toMatchObject({ state: 'held', amount: decimal('12.50') });
  });

  test('is not captured beyond what is held, nor after it was given up', async () => {
    const transactionId = await approved('A1');
    const tooMuch = await troubleOf(gateway.capture({ transactionId, amount: decimal('12.51') }));
    expect(tooMuch).toEqual(new GatewayRefusal('More was to be captured than is held.'));
    await gateway.void(transactionId);
    expect(await troubleOf(gateway.capture({ transactionId, amount: decimal('1') }))).toBeInstanceOf(GatewayRefusal);
    expect(await troubleOf(gateway.capture({ transactionId: '7', amount: decimal('1') }))).toBeInstanceOf(
      GatewayRefusal,
    );
  });

  test.each(['hang', 'reset'] as const)('is captured and voided once when the answer is lost (%s)', async (kind) => {
    const impatient = open({ patienceMs: kind === 'hang' ? 300 : 20_000 });
    const transactionId = await approved('A1');
    const held = { transactionId, amount: decimal('12.50') };
    standIn.spoil('createTransaction', { kind, isDone: true });
    expect(await troubleOf(impatient.capture(held))).toBeInstanceOf(OutcomeUnknown);
    await gateway.capture(held);
    standIn.spoil('createTransaction', { kind, isDone: true });
    expect(await troubleOf(impatient.void(transactionId))).toBeInstanceOf(OutcomeUnknown);
    await gateway.void(transactionId);
    expect(await gateway.find('A1')).toMatchObject({ state: 'voided' });
  });

  test('is refunded to the card by its last four digits, and once when the answer is lost', async () => {
    const transactionId = await settled('A1');
    const refund = { reference: 'R1', transactionId, amount: decimal('5'), lastFour: '1111' };
    standIn.spoil('createTransaction', { kind: 'reset', isDone: true });
    expect(await troubleOf(gateway.refund(refund))).toBeInstanceOf(OutcomeUnknown);
    expect(standIn.bodies.at(-1)).toContain(
      '"payment":{"creditCard":{"cardNumber":"1111","expirationDate":"XXXX"}},"refTransId":"60000000001"',
    );
    const refundId = await gateway.refund(refund);
    standIn.ledger.settle();
    expect(await gateway.refund(refund)).toBe(refundId);
    expect(standIn.ledger.entries).toHaveLength(2);
  });

  test('is refunded to a bank account', async () => {
    const transactionId = await settled('A1', { kind: 'bank', bank: BANK });
    await gateway.refund({ reference: 'R1', transactionId, amount: decimal('5'), lastFour: '7890' });
    expect(standIn.bodies.at(-1)).toContain(
      '{"bankAccount":{"accountType":"checking","routingNumber":"XXXX0015","accountNumber":"XXXX7890","nameOnAccount":"Sam van Shopper"}}',
    );
  });

  test('is voided before it has settled and refunded after it, and each refusal says so', async () => {
    const transactionId = await approved('A1');
    const refund = { reference: 'R1', transactionId, amount: decimal('12.50'), lastFour: '1111' };
    expect(await troubleOf(gateway.refund(refund))).toEqual(
      new GatewayRefusal('Nothing was captured of this payment: there is nothing to refund.'),
    );
    await gateway.capture({ transactionId, amount: decimal('12.50') });
    expect(await troubleOf(gateway.refund(refund))).toEqual(
      new GatewayRefusal(
        'This payment has not settled yet: it can be voided now, or refunded after it has settled, usually a day later.',
      ),
    );
    standIn.ledger.settle();
    expect(await troubleOf(gateway.void(transactionId))).toEqual(
      new GatewayRefusal('This payment has settled or was refunded: it cannot be voided any more, only refunded.'),
    );
    expect(await troubleOf(gateway.refund({ ...refund, lastFour: '2222' }))).toEqual(
      new GatewayRefusal('The last four digits are not those of the payment.'),
    );
    await gateway.refund(refund);
    expect(await troubleOf(gateway.refund({ ...refund, reference: 'R2' }))).toEqual(
      new GatewayRefusal('More was to be refunded than is left of what was captured.'),
    );
  });
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
