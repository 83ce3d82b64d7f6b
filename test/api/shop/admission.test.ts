import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bodyLimitOf } from '#domain/api/bodyLimits.ts';
import { contract } from '#domain/api/contract.ts';
import type { Endpoint } from '#domain/api/endpoint.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { tokenOf } from '#test/support/api/fixture.ts';
import { createTestDatabase } from '#test/support/database/testDatabase.ts';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

let api: Api;
let port: number;
beforeAll(async () => {
  api = await startApi(await createTestDatabase());
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  port = (api.app.server.address() as AddressInfo).port;
});
afterAll(() => api?.stop());

const needsToken = ({ access }: Endpoint) => !['anonymous', 'documentId', 'visitor', 'browse'].includes(access);
const hasBody = ({ body, takesBytes }: Endpoint) => body !== undefined || takesBytes === true;
const named = (endpoint: Endpoint) => ({ endpoint, name: `${endpoint.method} ${endpoint.path}` });

/** Announces a body of so many bytes, sends none of it, and returns the answer. */
async function announce({ method, path }: Endpoint, bytes: number, token?: string) {
  const lines = [
    `${method} ${path.replace(/:\w+/g, '1')} HTTP/1.1`,
    'host: localhost',
    'content-type: application/json',
    `content-length: ${bytes}`,
    ...(token === undefined ? [] : [`authorization: Bearer ${token}`]),
  ];
  let socket: Socket | undefined;
  const [head, body] = await new Promise<[string, string]>((resolve) => {
    let received = '';
    socket = connect(port, '127.0.0.1', () => socket?.write(`${lines.join('\r\n')}\r\n\r\n`));
    socket.on('data', (chunk) => {
      received += chunk;
      const [answered = '', text = ''] = received.split('\r\n\r\n');
      const length = Number(/content-length: (\d+)/i.exec(answered)?.[1]);
      if (Buffer.byteLength(text) >= length) resolve([answered, text]);
    });
  });
  socket?.destroy();
  return { status: Number(head.split(' ')[1]), text: body };
}

describe('a call without a token is refused before its body has come', () => {
  test.each(contract.filter((endpoint) => hasBody(endpoint) && needsToken(endpoint)).map(named))(
    '$name',
    async ({ endpoint }) => {
      expect((await announce(endpoint, 1000)).status).toBe(401);
    },
  );
});

test('a too large body is refused before it has arrived, with the limit', async () => {
  const limits = new Map<string, number>();
  for (const endpoint of contract.filter((one) => hasBody(one) && one.takesBytes !== true)) {
    const token = needsToken(endpoint) && endpoint.access !== 'service' ? tokenOf('admin') : undefined;
    if (endpoint.access === 'service' || endpoint.access === 'consumer' || endpoint.access === 'salesperson') continue;
    const limit = bodyLimitOf(endpoint);
    const refused = await announce(endpoint, limit + 1, token);
    const shown = limit < MEGABYTE ? `${limit / KILOBYTE} KB` : `${limit / MEGABYTE} MB`;
    expect({ path: endpoint.path, ...refused }).toEqual({
      path: endpoint.path,
      status: 413,
      text: expect.stringContaining(`This request is too large. Send at most ${shown}.`),
    });
    limits.set(`${endpoint.method} ${endpoint.path}`, limit);
  }
  expect([...limits].filter(([, limit]) => limit > 64 * KILOBYTE).sort()).toEqual(
    [
      ['POST /api/payment', MEGABYTE],
      ['POST /api/cart/lines', MEGABYTE],
      ['POST /api/cart/validate', MEGABYTE],
      ['POST /api/product/lastsale', 256 * KILOBYTE],
      ['POST /api/landing', 2 * MEGABYTE],
      ['PUT /api/admin/synonyms', 2 * MEGABYTE],
      ['POST /api/orderguide/:id', MEGABYTE],
      ['POST /api/orderguide', MEGABYTE],
      ['PATCH /api/orderguide/:id', MEGABYTE],
      ['POST /api/admin/partners', MEGABYTE],
      ['PUT /api/admin/partners/:id', MEGABYTE],
      ['POST /api/product/price', 256 * KILOBYTE],
      ['POST /api/product/uncommitted', 256 * KILOBYTE],
      ['PUT /api/admin/settings/shop', 256 * KILOBYTE],
      ['PUT /api/admin/calendar', MEGABYTE],
      ['PUT /api/admin/zips', MEGABYTE],
    ].sort(),
  );
});

test('batches of other programs may have 1 MB', () => {
  const batches = contract.filter(({ access, body }) => access === 'service' && body !== undefined);
  expect(batches.map((endpoint) => [endpoint.path, bodyLimitOf(endpoint)])).toEqual(
    batches.map(({ path }) => [path, MEGABYTE]),
  );
});

test.each([
  ['500,000 nested brackets', '['.repeat(500_000) + ']'.repeat(500_000), 'The request is not valid', 'tooDeep'],
  [
    '4,001 lines',
    JSON.stringify(Array(4001).fill({ productKey: 101, unitOfMeasure: 'EA', orderQuantity: 1 })),
    'At most 4,000 can be sent at once.',
    'tooManyItems',
  ],
])('a buyer who sends %s to the cart is refused', async (_, payload, message, code) => {
  const headers = { authorization: `Bearer ${tokenOf('chef')}`, 'content-type': 'application/json' };
  const response = await api.app.inject({ method: 'POST', url: '/api/cart/lines', headers, payload });
  expect([response.statusCode, response.json()]).toEqual([400, expect.objectContaining({ message, code })]);
});
