import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CxmlProblem } from '#server/modules/punchout/cxml/cxmlRequest.ts';
import { readCxml } from '#server/modules/punchout/cxml/readCxml.ts';
import { reachedOut } from '../support/api/callTrap.ts';
import { hostileXml } from '../support/partners/cxml/hostileXml.ts';
import { sentRequests } from '../support/partners/cxml/requests.ts';
import { orderRequest } from '../support/partners/purchaseOrder.ts';
import { runs } from '../support/runner/propertyRuns.ts';

/** The status and the sentence of a refusal, or that there was none. Any other error is a bug, and thrown again. */
function refusalOf(bytes: Buffer): [status: number, sentence: string] | null {
  try {
    readCxml(bytes);
    return null;
  } catch (error) {
    if (error instanceof CxmlProblem) return [error.status, error.message];
    throw error;
  }
}

test.each(Object.entries(hostileXml))('of %s nothing is read, fetched or made more of', async (_, documents) => {
  const answers: unknown[] = [];
  const calls = await reachedOut(() => {
    for (const { name, bytes } of documents) answers.push([name, refusalOf(bytes)]);
  });
  expect(answers).toEqual(
    documents.map(({ name, refusal }) => [name, refusal && [406, expect.stringMatching(refusal)]]),
  );
  expect(calls).toEqual([]);
});

test('there are enough of them, and each is another', () => {
  const all = Object.values(hostileXml).flat();
  expect(new Set(all.map(({ bytes }) => bytes.subarray(0, 200_000).toString('latin1'))).size).toBe(all.length);
  expect(all.filter(({ refusal }) => refusal !== null).length).toBeGreaterThanOrEqual(250);
});

test('the error names its line', () => {
  expect(refusalOf(Buffer.from('\n<cXML>\r\n<Header>\r</Haeder></cXML>'))).toEqual([
    406,
    'Line 4: <Header> is closed by </Haeder>.',
  ]);
});

test('nothing is changed of what all objects have', () => {
  readCxml(Buffer.from(sentRequests.at(-1)?.body ?? ''));
  for (const { bytes } of hostileXml['names of objects'] ?? []) refusalOf(bytes);
  expect(Object.getOwnPropertyNames({}).concat(Object.keys(Object.prototype))).toEqual([]);
});

test('however a request was corrupted, it is read or refused for a reason', () => {
  const texts = [orderRequest(), ...sentRequests.flatMap(({ body }) => (typeof body === 'string' ? [body] : []))];
  const piece = fc.constantFrom(
    '<',
    '>',
    '&',
    '"',
    "'",
    '/',
    '<!',
    '<?',
    ']]>',
    '<![CDATA[',
    '-->',
    '<!--',
    '=',
    ' ',
    '\t',
    'ä',
    '\u2028',
    '<a>',
  );
  const change = fc.record({ at: fc.nat(3000), taken: fc.nat(20), put: fc.oneof(piece, fc.constant('')) });
  fc.assert(
    fc.property(fc.constantFrom(...texts), fc.array(change, { minLength: 1, maxLength: 4 }), (text, changes) => {
      const broken = changes.reduce(
        (whole, { at, taken, put }) =>
          whole.slice(0, at % whole.length) + put + whole.slice((at % whole.length) + taken),
        text,
      );
      const [status, sentence] = refusalOf(Buffer.from(broken)) ?? [400, 'read'];
      expect([400, 406, 450]).toContain(status);
      expect(sentence).toBeTruthy();
    }),
    { numRuns: runs(300) },
  );
});
