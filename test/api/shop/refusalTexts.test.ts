import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { tokenOf } from '#test/support/api/fixture.ts';
import { createTestDatabase } from '#test/support/database/testDatabase.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi(await createTestDatabase());
});
afterAll(() => api?.stop());

const JSON_TYPE = 'application/json';

async function send(url: string, payload: string, headers: Record<string, string> = {}) {
  const response = await api.app.inject({
    method: 'POST',
    url,
    headers: { authorization: `Bearer ${tokenOf('chef')}`, 'content-type': JSON_TYPE, ...headers },
    payload,
  });
  const { requestId: _, ...body } = response.json();
  return { status: response.statusCode, body };
}

const NOT_VALID = 'The request is not valid';

test.each([
  ['a field of another type', '{"productKey":"x"}', {}, 400, 'invalidRequest', NOT_VALID, /productKey/],
  ['no JSON', '{"productKey"', {}, 400, 'invalidRequest', NOT_VALID, /JSON/],
  [
    'another type of content',
    'x',
    { 'content-type': 'text/xml' },
    415,
    'invalidRequest',
    NOT_VALID,
    /Unsupported Media Type/,
  ],
  [
    'an invalid version',
    '{"productKey":101,"unitOfMeasure":"EA","orderQuantity":1}',
    { 'x-cart-version': 'x' },
    400,
    'invalidRequest',
    NOT_VALID,
    /X-Cart-Version/,
  ],
  [
    'more than a request allows',
    `"${'x'.repeat(3_000_000)}"`,
    {},
    413,
    'tooLarge',
    'This request is too large. Send at most 64 KB.',
    /too large/,
  ],
] as const)(
  '%s is refused in readable words, with the details apart',
  async (_, payload, headers, status, code, message, wrong) => {
    const refused = await send('/api/cart/line', payload, headers);
    expect(refused).toEqual({
      status,
      body: expect.objectContaining({ message, errors: [], code, details: expect.any(Array) }),
    });
    expect(refused.body.details.join(' ')).toMatch(wrong);
  },
);

/** The first answer to bytes that no client library would send. */
async function throwAtServer(bytes: string): Promise<{ status: number; body: unknown }> {
  if (!api.app.server.listening) await api.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = api.app.server.address() as AddressInfo;
  const answer = await new Promise<string>((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(received));
  });
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  const { requestId: _, ...refusal } = JSON.parse(body);
  return { status: Number(head.split(' ')[1]), body: refusal };
}

const HEAD = 'GET /api/cart HTTP/1.1\r\nhost: localhost\r\n';

test.each([
  ['a line without a colon', `${HEAD}no colon\r\n\r\n`, 400, 'invalidRequest', NOT_VALID],
  ['bytes that are not HTTP', '\u0016\u0003\u0001hello\r\n\r\n', 400, 'invalidRequest', NOT_VALID],
  [
    'a header without end',
    `${HEAD}x-a: ${'x'.repeat(40_000)}\r\n\r\n`,
    431,
    'headersTooLarge',
    'This is too much to be sent at once.',
  ],
  ['a request for no host', 'GET /api/cart HTTP/1.1\r\nconnection: close\r\n\r\n', 400, 'invalidRequest', NOT_VALID],
  ['an unknown expectation', `${HEAD}expect: a miracle\r\n\r\n`, 417, 'invalidRequest', NOT_VALID],
])('%s is refused before it is parsed, in readable words too', async (_, bytes, status, code, message) => {
  expect(await throwAtServer(bytes)).toEqual({
    status,
    body: expect.objectContaining({ message, errors: [], code }),
  });
});
