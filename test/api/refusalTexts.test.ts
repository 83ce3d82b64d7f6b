import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../support/apiClient.ts';
import { tokenOf } from '../support/fixture.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
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
  ['a field of another type', '{"productKey":"x"}', {}, 400, NOT_VALID, /productKey/],
  ['no JSON', '{"productKey"', {}, 400, NOT_VALID, /JSON/],
  ['another type of content', 'x', { 'content-type': 'text/xml' }, 415, NOT_VALID, /Unsupported Media Type/],
  [
    'a version that is none',
    '{"productKey":101,"unitOfMeasure":"EA","orderQuantity":1}',
    { 'x-cart-version': 'x' },
    400,
    NOT_VALID,
    /X-Cart-Version/,
  ],
  [
    'more than a request may hold',
    `"${'x'.repeat(3_000_000)}"`,
    {},
    413,
    'This is too much to be sent at once.',
    /too large/,
  ],
] as const)(
  '%s is refused in words for people, with what is wrong apart',
  async (_, payload, headers, status, message, wrong) => {
    const refused = await send('/api/cart/line', payload, headers);
    expect(refused).toEqual({
      status,
      body: expect.objectContaining({ message, errors: [], details: expect.any(Array) }),
    });
    expect(refused.body.details.join(' ')).toMatch(wrong);
  },
);
