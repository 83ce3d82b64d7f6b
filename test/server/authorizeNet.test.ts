import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { decimal } from '#domain/decimal.ts';
import { ISSUERS } from '#domain/payment/issuers.ts';
import { accountText } from '#domain/texts/accountText.ts';
import {
  type Charge,
  GatewayRefusal,
  GatewayUnavailable,
  OutcomeUnknown,
  type PaymentGateway,
} from '#server/modules/payments/gateway.ts';
import type { AuthorizeNetServer } from '../support/payments/authorizeNetServer.ts';
import {
  type AuthorizeNetStage,
  BANK,
  BILLING,
  chargeOf,
  openAuthorizeNet,
  PAYMENT_SECRETS,
  TOKEN,
} from '../support/payments/authorizeNetStage.ts';

let stage: AuthorizeNetStage;
let standIn: AuthorizeNetServer;
let gateway: PaymentGateway;

beforeEach(async () => {
  stage = await openAuthorizeNet();
  ({ standIn, gateway } = stage);
});
afterEach(async () => {
  expect(stage.log.join('\n')).not.toMatch(PAYMENT_SECRETS);
  await standIn.close();
});

async function approved(reference: string, source?: Charge['source']): Promise<string> {
  const answer = await gateway.authorise(chargeOf(reference, '12.50', source));
  if (answer.kind !== 'approved') throw new Error(`${reference} was declined`);
  return answer.transactionId;
}

/** Its transaction on the day after. */
async function settled(reference: string, source?: Charge['source']): Promise<string> {
  const transactionId = await approved(reference, source);
  if (source?.kind !== 'bank') await gateway.capture({ transactionId, amount: decimal('12.50') });
  standIn.ledger.settle();
  return transactionId;
}

describe('a charge', () => {
  test('of a card is held, with what the bank compares, and no partial sum', async () => {
    const answer = await gateway.authorise(chargeOf('A1'));
    const number = { issuer: ISSUERS.Visa, lastFour: '1111' };
    expect(answer).toEqual({ kind: 'approved', transactionId: '60000000001', state: 'held', ...number });
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
    const answer = await gateway.authorise(chargeOf('A1', '12.50', TOKEN));
    expect(answer).toMatchObject({ kind: 'approved', state: 'held', lastFour: '1111' });
    expect(standIn.bodies[0]).toContain('COMMON.ACCEPT.INAPP.PAYMENT');
  });

  test('of a bank account is taken at once', async () => {
    const answer = await gateway.authorise(chargeOf('A1', '12.50', { kind: 'bank', bank: BANK }));
    expect(answer).toMatchObject({ kind: 'approved', state: 'captured', issuer: ISSUERS.eCheck, lastFour: '7890' });
    expect(standIn.bodies[0]).toContain('"nameOnAccount":"Sam van Shopper","echeckType":"WEB","bankName":"First Bank"');
    expect(await gateway.find('A1')).toMatchObject({ state: 'captured', lastFour: '7890' });
  });

  test('with nothing but the card, or with too much text, is understood', async () => {
    const bare = { ...chargeOf('A1'), billing: {} };
    expect(await gateway.authorise(bare)).toMatchObject({ kind: 'approved' });
    const long = Object.fromEntries(Object.keys(BILLING).map((key) => [key, 'x'.repeat(300)]));
    const endless = { ...chargeOf('A2'), billing: long, description: 'x'.repeat(300) };
    expect(await gateway.authorise(endless)).toMatchObject({ kind: 'approved' });
  });

  test.each([
    ['.02', accountText('payment.declined')],
    ['.04', accountText('payment.declined')],
    ['.06', accountText('payment.wrongNumber')],
    ['.08', accountText('payment.expired')],
    ['.17', accountText('payment.issuerNotAccepted')],
    ['.27', accountText('payment.wrongAddress')],
    ['.28', accountText('payment.wrongAddress')],
    ['.44', accountText('payment.wrongSecurityCode')],
    ['.45', accountText('payment.wrongAddressOrCode')],
    ['.46', accountText('payment.wrongSecurityCode')],
  ])('that is declined (12%s) shows the buyer why, and so does find', async (cents, reason) => {
    const answer = await gateway.authorise(chargeOf('A1', `12${cents}`));
    expect(answer).toEqual({ kind: 'declined', transactionId: '60000000001', reason });
    const found = await gateway.find('A1');
    expect(found).toMatchObject({ state: 'declined', amount: decimal(`12${cents}`), reason: expect.any(String) });
  });

  test('of a bank account that is declined mentions the account', async () => {
    const bank = { kind: 'bank', bank: BANK } as const;
    expect(await gateway.authorise(chargeOf('A1', '12.02', bank))).toMatchObject({
      reason: accountText('payment.bankDeclined'),
    });
    expect(await gateway.authorise(chargeOf('A2', '12.09', bank))).toMatchObject({
      reason: accountText('payment.wrongBankAccount'),
    });
  });

  test('that is held for a review is voided and declined, also where only find sees it', async () => {
    expect(await gateway.authorise(chargeOf('A1', '12.53'))).toMatchObject({
      kind: 'declined',
      reason: accountText('payment.declined'),
    });
    expect(standIn.ledger.charges()[0]?.transactionStatus).toBe('voided');
    standIn.spoil('updateHeldTransaction', { kind: 'hang', isDone: false });
    const impatient = stage.open({ patienceMs: 300 });
    expect(await stage.troubleOf(impatient.authorise(chargeOf('A2', '12.53')))).toBeInstanceOf(OutcomeUnknown);
    expect(await gateway.find('A2')).toMatchObject({ state: 'declined', reason: accountText('payment.declined') });
    expect(standIn.ledger.charges()[1]?.transactionStatus).toBe('voided');
  });

  test('sent again returns its first answer, declined or not, and is not made again', async () => {
    for (const amount of ['12.50', '12.02']) {
      const first = await gateway.authorise(chargeOf(`A${amount.slice(3)}`, amount));
      expect(await gateway.authorise(chargeOf(`A${amount.slice(3)}`, amount))).toEqual(first);
    }
    expect(standIn.ledger.charges()).toHaveLength(2);
  });

  test('with a used token returns the first answer, or requires the card again', async () => {
    const first = await gateway.authorise(chargeOf('A1', '12.50', TOKEN));
    expect(await gateway.authorise(chargeOf('A1', '12.50', TOKEN))).toEqual(first);
    expect(await gateway.authorise(chargeOf('A2', '12.50', TOKEN))).toEqual({
      kind: 'declined',
      transactionId: null,
      reason: accountText('payment.entryLapsed'),
    });
  });

  test('that Authorize.Net cannot process was not made; one that it could not take back may have been', async () => {
    expect(await stage.troubleOf(gateway.authorise(chargeOf('A1', '12.19')))).toBeInstanceOf(GatewayUnavailable);
    expect(await stage.troubleOf(gateway.authorise(chargeOf('A2', '12.20')))).toBeInstanceOf(OutcomeUnknown);
    expect(stage.log).toContain('Payments: a charge was refused (19)');
  });

  test('by an account in test mode is not a charge', async () => {
    standIn.ledger.isTestMode = true;
    expect(await stage.troubleOf(gateway.authorise(chargeOf('A1')))).toBeInstanceOf(GatewayUnavailable);
  });
});

describe('charged amounts', () => {
  test('is found among thousands, the newest first, and after it has settled', async () => {
    const small = stage.open({ pageSize: 2 });
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
      issuer: 1,
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
    await gateway.authorise(chargeOf('A1', '13.02'));
    expect(await gateway.find('A1')).toMatchObject({ state: 'held', amount: decimal('12.50') });
  });

  test('is not captured beyond the authorized amount, nor after it was voided', async () => {
    const transactionId = await approved('A1');
    const tooMuch = await stage.troubleOf(gateway.capture({ transactionId, amount: decimal('12.51') }));
    expect(tooMuch).toEqual(new GatewayRefusal('More was to be captured than is held.'));
    await gateway.void(transactionId);
    expect(await stage.troubleOf(gateway.capture({ transactionId, amount: decimal('1') }))).toBeInstanceOf(
      GatewayRefusal,
    );
    expect(await stage.troubleOf(gateway.capture({ transactionId: '7', amount: decimal('1') }))).toBeInstanceOf(
      GatewayRefusal,
    );
  });

  test.each(['hang', 'reset'] as const)('is captured and voided once when the answer is lost (%s)', async (kind) => {
    const impatient = stage.open({ patienceMs: kind === 'hang' ? 300 : 20_000 });
    const transactionId = await approved('A1');
    const held = { transactionId, amount: decimal('12.50') };
    standIn.spoil('createTransaction', { kind, isDone: true });
    expect(await stage.troubleOf(impatient.capture(held))).toBeInstanceOf(OutcomeUnknown);
    await gateway.capture(held);
    standIn.spoil('createTransaction', { kind, isDone: true });
    expect(await stage.troubleOf(impatient.void(transactionId))).toBeInstanceOf(OutcomeUnknown);
    await gateway.void(transactionId);
    expect(await gateway.find('A1')).toMatchObject({ state: 'voided' });
  });

  test('is refunded to the card by its last four digits, and once when the answer is lost', async () => {
    const transactionId = await settled('A1');
    const refund = { reference: 'R1', transactionId, amount: decimal('5'), lastFour: '1111' };
    standIn.spoil('createTransaction', { kind: 'reset', isDone: true });
    expect(await stage.troubleOf(gateway.refund(refund))).toBeInstanceOf(OutcomeUnknown);
    expect(standIn.bodies.at(-1)).toContain(
      '"payment":{"creditCard":{"cardNumber":"1111","expirationDate":"XXXX"}},"refTransId":"60000000001"',
    );
    const refundId = await gateway.refund(refund);
    standIn.ledger.settle();
    const sent = () => standIn.calls.filter((method) => method === 'createTransaction').length;
    const before = sent();
    expect(await gateway.refund(refund)).toBe(refundId);
    expect(sent()).toBe(before);
    expect(standIn.ledger.entries).toHaveLength(2);
  });

  test('is refunded to a bank account', async () => {
    const transactionId = await settled('A1', { kind: 'bank', bank: BANK });
    await gateway.refund({ reference: 'R1', transactionId, amount: decimal('5'), lastFour: '7890' });
    expect(standIn.bodies.at(-1)).toContain(
      '{"bankAccount":{"accountType":"checking","routingNumber":"XXXX0015","accountNumber":"XXXX7890","nameOnAccount":"Sam van Shopper"}}',
    );
  });

  test('is voided before it has settled and refunded after it, and each refusal shows that', async () => {
    const transactionId = await approved('A1');
    const refund = { reference: 'R1', transactionId, amount: decimal('12.50'), lastFour: '1111' };
    expect(await stage.troubleOf(gateway.refund(refund))).toEqual(
      new GatewayRefusal('Nothing was captured of this payment: there is nothing to refund.'),
    );
    await gateway.capture({ transactionId, amount: decimal('12.50') });
    expect(await stage.troubleOf(gateway.refund(refund))).toEqual(
      new GatewayRefusal(
        'This payment has not settled yet: it can be voided now, or refunded after it has settled, usually a day later.',
      ),
    );
    standIn.ledger.settle();
    expect(await stage.troubleOf(gateway.void(transactionId))).toEqual(
      new GatewayRefusal('This payment has settled or was refunded: it cannot be voided any more, only refunded.'),
    );
    expect(await stage.troubleOf(gateway.refund({ ...refund, lastFour: '2222' }))).toEqual(
      new GatewayRefusal('The last four digits are not those of the payment.'),
    );
    await gateway.refund(refund);
    expect(await stage.troubleOf(gateway.refund({ ...refund, reference: 'R2' }))).toEqual(
      new GatewayRefusal('More was to be refunded than is left of what was captured.'),
    );
  });
});
