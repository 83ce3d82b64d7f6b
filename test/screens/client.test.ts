import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { requestToken } from '#domain/api/authentication.ts';
import { addCartLine, deleteCartLine, getCart } from '#domain/api/cart.ts';
import { savePasswordOptions } from '#domain/api/password.ts';
import { getUser } from '#domain/api/user.ts';
import type { ServerRefusal } from '#domain/session/reason.ts';
import type { ShipMethod } from '#domain/session/user.ts';
import { PortFailure } from '#machines/lib/failure.ts';
import { createApi, type Identity } from '#src/api/client.ts';
import { sameOptions } from '../machines/admin/optionSamples.ts';
import { stubFetch } from '../support/screens/stubFetch.ts';

const chef: Identity = { token: 'first', customerKey: 101, shipMethod: null };
const user = { username: 'chef', name: 'Chef', isSalesperson: false, customerKey: 101, email: null };

let identity: Identity;
let answer: () => Promise<Response>;
let sent: Request[];
const onSessionEnded = vi.fn<(said: ServerRefusal) => void>();
const onCustomerRefused = vi.fn<(customerKey: number) => void>();
const onShipMethodRefused = vi.fn<(refusal: { shipMethod: ShipMethod; text: string }) => void>();

beforeEach(() => {
  identity = chef;
  sent = [];
  onSessionEnded.mockClear();
  onCustomerRefused.mockClear();
  onShipMethodRefused.mockClear();
  stubFetch((request) => {
    sent.push(request);
    return answer();
  });
});

afterEach(() => vi.unstubAllGlobals());

function respond(status: number, body: unknown): () => Promise<Response> {
  return async () => Response.json(body, { status });
}

async function failureOf(call: Promise<unknown>) {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof PortFailure)) throw new Error(`no failure: ${String(error)}`);
  return error.failure;
}

const api = createApi(() => identity, { onSessionEnded, onCustomerRefused, onShipMethodRefused });

describe('the client of the API', () => {
  it.each([
    [
      'the text',
      new Response('Not today.', { status: 409, headers: { 'content-type': 'text/plain' } }),
      409,
      'Not today.',
    ],
    [
      'the words of the status',
      new Response('', { status: 503, statusText: 'Service Unavailable' }),
      503,
      'Service Unavailable',
    ],
    [
      'no page of a proxy',
      new Response('<h1>nginx</h1>', {
        status: 502,
        statusText: 'Bad Gateway',
        headers: { 'content-type': 'text/html' },
      }),
      502,
      'Bad Gateway',
    ],
  ])('reads %s as the reason where a call is refused in text', async (_, response, status, message) => {
    answer = async () => response;
    expect(await api.call(savePasswordOptions, { body: sameOptions })).toMatchObject({
      kind: 'refused',
      status,
      message,
    });
  });

  it('sends user and customer, and neither on an anonymous call', async () => {
    answer = respond(200, user);
    await api.call(getUser, {});
    answer = respond(401, { error: 'invalid_grant', error_description: 'Bad Request' });
    await api.call(requestToken, { body: { grant_type: 'password', username: 'chef', password: 'wrong' } });
    expect(sent.map(({ headers }) => [headers.get('authorization'), headers.get('x-customer-key')])).toEqual([
      ['Bearer first', '101'],
      [null, null],
    ]);
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  it("ends the session when its token is refused, with the server's reason", async () => {
    answer = respond(401, { message: 'You changed password.', errors: [], code: 'passwordChanged' });
    expect((await failureOf(api.call(getUser, {}))).kind).toBe('unauthorised');
    answer = async () => new Response('not for machines', { status: 401 });
    expect((await failureOf(api.call(getUser, {}))).kind).toBe('unauthorised');
    expect(onSessionEnded.mock.calls).toEqual([
      [{ status: 401, code: 'passwordChanged', text: 'You changed password.' }],
      [{ status: 401, code: null, text: '' }],
    ]);
  });

  it('does not end the session that runs now when a call of an earlier one is refused late', async () => {
    let resolve: (response: Response) => void = () => undefined;
    answer = () =>
      new Promise((answered) => {
        resolve = answered;
      });
    const call = failureOf(api.call(getUser, {}));
    await expect.poll(() => sent).toHaveLength(1);
    identity = { ...chef, token: 'second' };
    resolve(Response.json({ message: 'Your session has expired', errors: [] }, { status: 401 }));
    expect((await call).kind).toBe('unauthorised');
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  it('reports which customer the server refused, unless another session runs by then', async () => {
    answer = respond(403, { message: 'No', errors: [], code: 'customerRefused' });
    expect(await api.call(deleteCartLine, { params: { id: 7 } })).toMatchObject({ kind: 'refused', status: 403 });
    expect(onCustomerRefused.mock.calls).toEqual([[101]]);
    answer = respond(403, { message: 'No', errors: [], code: 'forbidden' });
    await api.call(deleteCartLine, { params: { id: 7 } });
    answer = async () => {
      identity = { ...chef, token: 'second' };
      return Response.json({ message: 'No', errors: [], code: 'customerRefused' }, { status: 403 });
    };
    await api.call(deleteCartLine, { params: { id: 7 } });
    expect(onCustomerRefused.mock.calls).toEqual([[101]]);
  });

  it('reports which ship method the site no longer allows, under any name of the call', async () => {
    identity = { ...chef, customerKey: 0, shipMethod: 'Pickup' };
    answer = respond(409, { message: 'No pickup.', errors: [], code: 'shipMethodRefused' });
    await api.call(getCart, {});
    await api.call(getCart, { headers: { 'X-Ship-Method': 'Delivery' } });
    const refusals = (shipMethod: string) => [{ shipMethod, text: 'No pickup.' }];
    expect(onShipMethodRefused.mock.calls).toEqual([refusals('Pickup'), refusals('Delivery')]);
    answer = respond(409, { message: 'No', errors: [], code: 'staleCart' });
    await api.call(deleteCartLine, { params: { id: 7 } });
    answer = async () => {
      identity = { ...chef, token: 'second' };
      return Response.json({ message: 'No', errors: [], code: 'shipMethodRefused' }, { status: 409 });
    };
    await api.call(getCart, {});
    expect(onShipMethodRefused).toHaveBeenCalledTimes(2);
  });

  it('gives a refusal with its reasons and the fields beside them', async () => {
    answer = respond(409, { message: 'No', errors: ['first', 'second'], code: 'staleCart', cart: { version: 3 } });
    const answered = await api.call(deleteCartLine, { params: { id: 7 } });
    expect(answered).toMatchObject({
      kind: 'refused',
      status: 409,
      message: 'No',
      errors: ['first', 'second'],
      code: 'staleCart',
      body: { cart: { version: 3 } },
    });
    expect(sent[0]?.url).toBe('http://localhost/api/cart/line/7');
  });

  it.each([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'offline', status: null }],
    [
      'a gateway',
      respond(502, { message: 'Payment Service is unavailable', errors: [] }),
      { kind: 'unavailable', status: 502 },
    ],
    ['a bug of the server', respond(500, { message: 'Sorry', errors: [] }), { kind: 'unexpected', status: 500 }],
    ['another shape', respond(200, { username: 'chef' }), { kind: 'unexpected', status: 200 }],
    ['no JSON', async () => new Response('<html>'), { kind: 'unexpected', status: 200 }],
    [
      'an answer that breaks off',
      async () => new Response(new ReadableStream({ start: (body) => body.error(new TypeError('network error')) })),
      { kind: 'offline', status: null },
    ],
  ])('fails by name for %s', async (_, answering, expected) => {
    answer = answering;
    const body = { productKey: 1001, unitOfMeasure: 'CS', orderQuantity: 1 };
    const call = expected.status === 200 ? api.call(getUser, {}) : api.call(addCartLine, { body });
    expect(await failureOf(call)).toMatchObject(expected);
  });
});
