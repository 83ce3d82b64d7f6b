import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#domain/api/contract.ts';
import type { Endpoint } from '#domain/api/endpoint.ts';
import { getPrices, getUncommitted } from '#domain/api/products.ts';
import { type Api, startApi } from '../support/apiClient.ts';
import { tokenOf } from '../support/fixture.ts';
import { partsOf, smallest } from '../support/requestLimits.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
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
      authorization: `Bearer ${tokenOf('admin')}`,
      ...(body === undefined
        ? {}
        : { 'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: form || JSON.stringify(body) }),
  });
}

describe('a request that holds one more than it may', () => {
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

test('as many products as one request may name are answered', async () => {
  const keys = Array.from({ length: 2000 }, (_, index) => 1_000_000 + index);
  const body = { ...Object.fromEntries(keys.slice(1).map((key) => [key, []])), 101: ['CS'] };
  const { status, body: prices } = await api.call(getPrices, { body });
  expect({ status, asked: Object.keys(prices) }).toEqual({ status: 200, asked: ['101'] });
  expect((await api.call(getUncommitted, { body: keys })).status).toBe(200);
});

test.each(['x', '-1', '1.5', '1e3', ''])('a price is asked for by a product key, not by %j', async (key) => {
  expect((await api.call(getPrices, { body: { [key]: [] } })).status).toBe(400);
});
