import { expect, test } from 'vitest';
import { readCxml } from '#server/modules/punchout/cxml/readCxml.ts';
import { otherRequests, unusable } from '../support/partners/cxml/otherRequests.ts';
import { sentRequests } from '../support/partners/cxml/requests.ts';

const header = {
  from: [{ domain: 'NetworkID', identity: 'buyer' }],
  to: [{ domain: 'DUNS', identity: 'shop' }],
  sender: [{ domain: 'NetworkID', identity: 'buyer' }],
  sharedSecret: 's3cret',
  userAgent: 'Buyer 1.0',
};

const request = {
  kind: 'PunchOutSetupRequest',
  payloadId: 'p-1@buyer.example',
  version: '1.2.014',
  operation: 'create',
  buyerCookie: 'cookie-1',
  postbackUrl: 'https://buyer.example/cart',
  extrinsics: {},
  shipTo: null,
  selectedItem: null,
  items: [],
};

test.each(sentRequests)('$name', (sent) => {
  const read = readCxml(Buffer.from(sent.body as string), sent.contentType);
  expect(read).toEqual({ ...request, ...sent.request, header: { ...header, ...sent.header } });
});

test('they are many', () => {
  expect(new Set(sentRequests.map(({ name }) => name)).size).toBeGreaterThanOrEqual(40);
});

test.each(otherRequests)('%s is known for what it is', (body, kind) => {
  expect(readCxml(Buffer.from(body))).toEqual({ header, payloadId: 'p', version: '', ...kind });
});

test.each(unusable)('%s is refused with its reason', (_, body, status, sentence) => {
  expect(() => readCxml(Buffer.from(body))).toThrow(
    expect.objectContaining({ name: 'CxmlProblem', status, message: sentence }),
  );
});
