import { type AddressInfo, createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { GatewayUnavailable, OutcomeUnknown, type PaymentGateway } from '#server/modules/payments/gateway.ts';
import type { AuthorizeNetServer, Trouble } from '../support/payments/authorizeNetServer.ts';
import {
  type AuthorizeNetStage,
  BANK,
  chargeOf,
  openAuthorizeNet,
  PAYMENT_SECRETS,
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
  ])(
    'because it %s returns whether it may have been done, and find returns whether it was',
    async (_, trouble, kind) => {
      standIn.spoil('createTransaction', trouble);
      const impatient = stage.open({ patienceMs: trouble.kind === 'hang' ? 300 : 20_000 });
      expect(await stage.troubleOf(impatient.authorise(chargeOf('A1')))).toBeInstanceOf(kind);
      const found = await gateway.find('A1');
      const isDone = trouble.kind !== 'code' && trouble.isDone;
      expect(found?.state ?? null).toBe(isDone ? 'held' : null);
      // Sent again it is made at most once.
      expect(await gateway.authorise(chargeOf('A1'))).toMatchObject({ kind: 'approved', state: 'held' });
      expect(standIn.ledger.charges()).toHaveLength(1);
    },
  );

  test.each<[string, () => Promise<string>]>([
    ['the port is closed', async () => `http://127.0.0.1:${await freePort()}/`],
    ['the name does not exist', async () => 'http://gateway.invalid/'],
    // The stand-in has no TLS.
    ['TLS fails', async () => standIn.address.replace('http:', 'https:')],
  ])('because %s was surely not done', async (_, address) => {
    const lost = stage.open({ address: await address() });
    expect(await stage.troubleOf(lost.authorise(chargeOf('A1')))).toBeInstanceOf(GatewayUnavailable);
    expect(stage.log[0]).toMatch(/^Payments: createTransaction: The payment gateway could not be reached \(\w+\)\.$/);
    expect(standIn.calls).toEqual([]);
  });

  test('because a server takes the connection and no TLS was surely not done', async () => {
    const mute = createServer(() => undefined);
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
    const { port } = mute.address() as AddressInfo;
    const lost = stage.open({ address: `https://127.0.0.1:${port}/`, patienceMs: 300 });
    expect(await stage.troubleOf(lost.authorise(chargeOf('A1')))).toBeInstanceOf(GatewayUnavailable);
    expect(stage.log[0]).toContain('(time-out)');
    mute.close();
  });

  test('because of wrong credentials names the settings to check, and not their values', async () => {
    const stranger = stage.open({ transactionKey: 'another-secret-k' });
    expect(await stage.troubleOf(stranger.authorise(chargeOf('A1')))).toBeInstanceOf(GatewayUnavailable);
    expect(stage.log[0]).toBe(
      'Payments: createTransaction: The payment gateway refused the call (E00007): see AUTHORIZENET_LOGIN_ID, AUTHORIZENET_TRANSACTION_KEY and AUTHORIZENET_MODE.',
    );
    expect(stage.log.join()).not.toContain('another-secret-k');
  });

  test('because of its content repeats nothing of that', async () => {
    const odd = chargeOf('A1', '12.50', {
      kind: 'bank',
      bank: { ...BANK, accountNumber: `${BANK.accountNumber}12345678` },
    });
    expect(await stage.troubleOf(gateway.authorise(odd))).toBeInstanceOf(GatewayUnavailable);
    expect(stage.log[0]).toContain('(E00003)');
  });

  test('after a first answer is never reported as not done', async () => {
    await gateway.authorise(chargeOf('A1'));
    standIn.spoil('getUnsettledTransactionList', { kind: 'code', code: 'E00011' });
    expect(await stage.troubleOf(gateway.authorise(chargeOf('A1')))).toBeInstanceOf(OutcomeUnknown);
    expect(stage.log[0]).toContain('the Transaction Details API has to be enabled');
  });

  test.each(['getUnsettledTransactionList', 'getSettledBatchList', 'getTransactionDetails'])(
    'while it is searched (%s) is not taken for knowing nothing',
    async (method) => {
      await gateway.authorise(chargeOf('A1'));
      if (method === 'getSettledBatchList') standIn.ledger.entries.pop();
      const refused = { messages: { resultCode: 'Error', message: [{ code: 'E00099', text: '' }] } };
      for (const body of ['{}', JSON.stringify(refused)]) {
        standIn.spoil(method, { kind: 'rubbish', isDone: true, body });
        expect(await stage.troubleOf(gateway.find('A1'))).toBeInstanceOf(OutcomeUnknown);
      }
    },
  );
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
