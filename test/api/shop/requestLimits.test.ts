import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#domain/api/contract.ts';
import type { Endpoint } from '#domain/api/endpoint.ts';
import { getPrices, getUncommitted } from '#domain/api/products.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { tokenOf } from '#test/support/api/fixture.ts';
import { partsOf, smallest } from '#test/support/api/requestLimits.ts';
import { addTestToken } from '#test/support/partners/smallErp.ts';

let api: Api;
let serviceToken: string;
beforeAll(async () => {
  api = await startApi();
  serviceToken = await addTestToken(api);
});
afterAll(() => api?.stop());

type Place = 'params' | 'query' | 'body';
const places: readonly Place[] = ['params', 'query', 'body'];

const parts = contract.flatMap((endpoint) =>
  places.flatMap((place) => {
    const schema = endpoint[place];
    return schema
      ? partsOf(schema).map((part) => ({
          ...part,
          endpoint,
          place,
          name: `${endpoint.method} ${endpoint.path} ${place}${part.path}`,
        }))
      : [];
  }),
);

const textOf = (values: unknown) =>
  Object.fromEntries(Object.entries(Object(values)).map(([name, value]) => [name, String(value)]));

/** The smallest request that the contract takes, but for one place. */
function send(endpoint: Endpoint, place: Place, value: unknown) {
  const given = (wanted: Place) => (wanted === place ? value : endpoint[wanted] && smallest(endpoint[wanted]));
  const params = textOf(given('params'));
  const body = given('body');
  const form = endpoint.isForm && new URLSearchParams(textOf(body)).toString();
  return api.app.inject({
    method: endpoint.method,
    url: endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
    query: textOf(given('query')),
    headers: {
      authorization: `Bearer ${endpoint.access === 'service' ? serviceToken : tokenOf(endpoint.access === 'consumer' ? 'shopper' : 'admin')}`,
      ...(body === undefined
        ? {}
        : { 'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: form || JSON.stringify(body) }),
  });
}

describe('a request with one item more than allowed', () => {
  test.each(parts)('is refused with a text for people: $name', async ({ endpoint, place, limit = 2000, holding }) => {
    const response = await send(endpoint, place, holding(limit + 1));
    const { message, error_description = message } = response.json();
    expect({ status: response.statusCode, text: error_description }).toEqual({
      status: 400,
      text: expect.stringMatching(
        /^(At most [\d,]+ can be sent at once\.|A text of more than [\d,]+ characters is too long\.)$/,
      ),
    });
  });
});

const LINE = { productKey: 101, unitOfMeasure: 'EA', orderQuantity: 1 };
const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

test.each([
  ['deep', nested(50), 'The request is not valid'],
  ['with a long text', JSON.stringify('x'.repeat(10_001)), 'A text of more than 10,000 characters is too long.'],
  ['with a long list', JSON.stringify(Array(4001).fill(0)), 'At most 4,000 can be sent at once.'],
  [
    'with many fields',
    JSON.stringify(Object.fromEntries(Array.from({ length: 2001 }, (_, index) => [`f${index}`, 0]))),
    'At most 2,000 can be sent at once.',
  ],
])('an unknown field is refused when it is %s, and ignored when it is small', async (_, unknown, message) => {
  const sendWith = (field: string) =>
    api.app.inject({
      method: 'POST',
      url: '/api/cart/line',
      headers: {
        authorization: `Bearer ${tokenOf('chef')}`,
        'content-type': 'application/json',
        'idempotency-key': `key-${field.length}`,
      },
      payload: `${JSON.stringify(LINE).slice(0, -1)},"unknown":${field}}`,
    });
  const refused = await sendWith(unknown);
  expect({ status: refused.statusCode, message: refused.json().message }).toEqual({ status: 400, message });
  expect((await sendWith('{"a":[1,"x"]}')).statusCode).toBe(200);
});

test('as many products as one request may name are answered', async () => {
  const keys = Array.from({ length: 2000 }, (_, index) => 1_000_000 + index);
  const body = { ...Object.fromEntries(keys.slice(1).map((key) => [key, []])), 101: ['CS'] };
  const { status, body: prices } = await api.call(getPrices, { body });
  expect({ status, asked: Object.keys(prices) }).toEqual({ status: 200, asked: ['101'] });
  expect((await api.call(getUncommitted, { body: keys })).status).toBe(200);
});

test.each(['x', '-1', '1.5', '1e3', ''])('a price is requested by a product key, not by %j', async (key) => {
  expect((await api.call(getPrices, { body: { [key]: [] } })).status).toBe(400);
});
