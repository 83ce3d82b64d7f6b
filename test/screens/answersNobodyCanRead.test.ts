import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromPromise, toPromise } from 'xstate';
import { getSubmitResult } from '#domain/api/cart.ts';
import { listOrders } from '#domain/api/history.ts';
import { listOrderGuides } from '#domain/api/orderGuides.ts';
import { type Cart, EMPTY_CART } from '#domain/cart/cart.ts';
import { failureLines } from '#domain/checkout/answer.ts';
import { checkoutText } from '#domain/texts/checkoutText.ts';
import { frameText } from '#domain/texts/frameText.ts';
import { guidesText } from '#domain/texts/guidesText.ts';
import { serverText } from '#domain/texts/serverText.ts';
import { shopText } from '#domain/texts/shopText.ts';
import { signInMachine } from '#machines/access/signIn/signInMachine.ts';
import { troubleOf } from '#machines/guides/guideWrite/guideWrite.ts';
import { failureOf, PortFailure } from '#machines/lib/failure.ts';
import { addLinesMachine } from '#machines/ordering/addLines/addLinesMachine.ts';
import { cartMachine } from '#machines/shop/cart/cartMachine.ts';
import { answerOf, createApi } from '#src/api/client.ts';
import { UnreadableAnswer } from '#src/api/readAnswer.ts';
import { createCredentialStore } from '#src/app/session/credentials.ts';
import { sessionPorts } from '#src/app/session/sessionPorts.ts';
import { cartPorts } from '#src/cart/cartPorts.ts';
import { validateLinesPort } from '#src/cart/validateLinesPort.ts';
import { guidePorts } from '#src/guide/guidePorts.ts';
import { memoryStorage } from '../support/screens/memoryStorage.ts';
import { stubFetch } from '../support/screens/stubFetch.ts';

let answer: () => Promise<Response>;
const api = createApi(() => ({ token: 'token', customerKey: 101, shipMethod: null }), {
  onSessionEnded: () => undefined,
  onCustomerRefused: () => undefined,
  onShipMethodRefused: () => undefined,
});
beforeEach(() => stubFetch(() => answer()));
afterEach(() => vi.unstubAllGlobals());

const plain = (status: number, body: string | null, statusText: string) => async () =>
  new Response(body, { status, statusText });
const json =
  (status: number, body: unknown, statusText = '') =>
  async () =>
    Response.json(body, { status, statusText });
const TYPEBOX = 'must have required properties grant_type';

const UNREADABLE: readonly [string, () => Promise<Response>][] = [
  ['HTML with 200', plain(200, '<html>OK</html>', 'OK')],
  ['nothing with 200', plain(200, null, 'OK')],
  ['another shape with 200', json(200, { token: 'Unauthorized' }, 'OK')],
  ['half an answer', plain(200, '{"access_token": "a', 'OK')],
  ['HTML with 403', plain(403, '<html>Forbidden</html>', 'Forbidden')],
  ['another shape with 403', json(403, { message: 'Unauthorized' }, 'Unauthorized')],
  ['a list with 400', json(400, [TYPEBOX], 'Bad Request')],
  ['the words of a framework', json(400, { statusCode: 400, error: 'Bad Request', message: TYPEBOX }, 'Bad Request')],
  ['nothing with 429', plain(429, null, 'Too Many Requests')],
  ['HTML with 500', plain(500, '<h1>Internal Server Error</h1>', 'Internal Server Error')],
  ['no network', () => Promise.reject(new DOMException('NetworkError when attempting', 'NetworkError'))],
];

async function trouble(call: Promise<unknown>): Promise<unknown> {
  return await call.then(
    () => null,
    (error: unknown) => error,
  );
}

async function signIn() {
  const ports = sessionPorts(api, createCredentialStore(memoryStorage()));
  const actor = createActor(signInMachine.provide({ actors: { exchangeGrant: ports.exchangeGrant } })).start();
  const settled = toPromise(actor);
  actor.send({ type: 'grant.present', grant: { kind: 'password', username: 'chef', password: 'secret' } });
  return await settled;
}

async function saveGuide() {
  const { sendWrite } = guidePorts(api, () => {
    throw new Error('nothing is left here');
  });
  const input = { kind: 'create', name: 'Fish', products: [] } as const;
  const saving = createActor(sendWrite, { input }).start();
  return await trouble(toPromise(saving));
}

async function preCheck(): Promise<string> {
  const cart = createActor(cartMachine);
  const line = { productKey: 1001, unitOfMeasure: 'CS', orderQuantity: 1 };
  const adding = createActor(addLinesMachine.provide({ actors: { validateLines: validateLinesPort(api) } }), {
    input: { lines: [line], conflicts: [], cart, idempotencyKey: 'key', isRepeat: false } as never,
  }).start();
  const outcome = await toPromise(adding);
  return 'text' in outcome ? outcome.text : outcome.kind;
}

const submitText = async () => failureLines(failureOf(await trouble(answerOf(api.call(listOrderGuides, {})))));

test.each(UNREADABLE)('%s shows no word that was not written for a buyer', async (_, answered) => {
  answer = answered;
  const signedIn = await signIn();
  const history = await trouble(answerOf(api.call(listOrders, { query: {} })));
  const shown = {
    login: signedIn.kind === 'refused' ? signedIn.reason.text : signedIn.kind,
    guide: troubleOf(await saveGuide()),
    preCheck: await preCheck(),
    history: failureOf(history).detail,
    submit: await submitText(),
  };
  const isOffline = failureOf(history).kind === 'offline';
  expect([
    frameText('session.failed'),
    serverText('login.tooManyAttempts'),
    frameText('session.noResponseRefresh'),
  ]).toContain(shown.login);
  expect(shown).toEqual({
    login: shown.login,
    guide: isOffline ? frameText('session.noResponse') : guidesText('guide.orderGuide.unexpected'),
    preCheck: isOffline
      ? 'An error occurred while contacting the server. The server did not respond.'
      : shopText('entry.unspecified'),
    history: '',
    submit: isOffline
      ? [checkoutText('checkout.unexpectedError')]
      : [
          checkoutText('checkout.unexpectedResponse'),
          expect.stringMatching(/^(Status \d+|The response can't be read\.)$/),
        ],
  });
});

test.each([
  [429, serverText('login.tooManyAttempts')],
  [503, frameText('session.unavailable')],
  [401, frameText('session.failed')],
  [500, frameText('session.failed')],
])('signing in shows the reason of a status of %i alone', async (status, text) => {
  answer = plain(status, '<html>', 'words of a proxy');
  expect(await signIn()).toMatchObject({ kind: 'refused', reason: { text } });
});

test('a token answer with only an access_token signs in, one with an empty token does not', async () => {
  answer = json(200, { access_token: 'abc' });
  expect(await signIn()).toEqual({ kind: 'signedIn', token: 'abc' });
  answer = json(200, { access_token: '' });
  expect(await signIn()).toMatchObject({ kind: 'refused', reason: { text: frameText('session.failed') } });
});

test('what the API wrote for a buyer is shown', async () => {
  answer = json(403, { message: 'Your account is on hold.', errors: [] });
  expect(troubleOf(await saveGuide())).toBe('Your account is on hold.');
  answer = json(400, { error: 'invalid_request', error_description: 'Sign in with your email address.' });
  expect(await signIn()).toMatchObject({ reason: { text: 'Sign in with your email address.' } });
});

test('the cause of an unreadable answer names the call and the place, and nothing of its content', async () => {
  answer = json(200, [{ orderNumber: 7 }]);
  const error = await trouble(answerOf(api.call(listOrders, { query: {} })));
  expect(error).toBeInstanceOf(PortFailure);
  expect((error as PortFailure).cause).toEqual(new UnreadableAnswer('GET /api/history/orders 200: /0/orderNumber'));
});

test('a cart change that is refused with 409 and no readable body shows the specified text', async () => {
  answer = plain(409, '<html>', 'Conflict');
  const { writeCart } = cartPorts(api, () => false).actors;
  const loadCart = fromPromise<Cart>(async () => EMPTY_CART);
  const notices: unknown[] = [];
  const cart = createActor(
    cartMachine.provide({
      actors: { writeCart, loadCart },
      actions: { notify: (_, notice) => void notices.push(notice) },
    }),
  ).start();
  cart.send({ type: 'cart.write', command: { kind: 'clear', seenLineIds: [] } });
  await expect.poll(() => notices).toEqual([{ type: 'error', text: shopText('cart.writeRefused') }]);
  cart.stop();
});

test('a 404 from elsewhere than the API does not count as a missing record', async () => {
  answer = json(404, { statusCode: 404, error: 'Not Found', message: 'Not Found' });
  const asked = trouble(answerOf(api.call(getSubmitResult, { params: { idempotencyKey: 'key' } })));
  expect((await asked) as PortFailure).toMatchObject({ cause: expect.any(UnreadableAnswer) });
  const { sendWrite } = guidePorts(api, () => {
    throw new Error('nothing is left here');
  });
  const deleting = toPromise(createActor(sendWrite, { input: { kind: 'delete', name: 'Fish' } }).start());
  expect(await trouble(deleting)).toBeInstanceOf(PortFailure);
});
