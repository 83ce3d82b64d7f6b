import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimal } from '#domain/decimal.ts';
import type { Transfer, TransferLine } from '#domain/punchout/transfer.ts';
import { encodeForPost } from '#server/modules/punchout/cxml/encodeForPost.ts';
import { readXmlBytes } from '#server/modules/punchout/cxml/readXmlBytes.ts';
import { writeProfileResponse, writeSetupResponse, writeStatus } from '#server/modules/punchout/cxml/writeCxml.ts';
import { writeOrderMessage } from '#server/modules/punchout/cxml/writeOrderMessage.ts';
import { childOf, textOf, type XmlElement } from '#server/modules/punchout/cxml/xmlElement.ts';
import { dtdFaults, textsIn } from '../support/partners/cxml/cxmlDocument.ts';
import { runs } from '../support/runner/propertyRuns.ts';

const envelope = { payloadId: '1732554000.7@shop.example', now: new Date('2026-11-25T17:00:00.250Z') };

const header = {
  from: [
    { domain: 'NetworkID', identity: 'AN01000000001' },
    { domain: 'DUNS', identity: '123456789' },
  ],
  to: [{ domain: 'DUNS', identity: '987654321' }],
  sender: [{ domain: 'NetworkID', identity: 'hub' }],
};

const line: TransferLine = {
  partId: 'HX-100',
  auxiliaryId: '41-1',
  quantity: decimal('12'),
  unit: 'BX',
  price: decimal('12.5'),
  per: 1,
  extension: decimal('150'),
  description: 'Hex bolt M8',
  notes: '',
  catalogText: '',
  classification: '31161620',
  manufacturer: null,
  isTaxable: true,
  extrinsics: [],
};

const transfer: Transfer = {
  currency: 'USD',
  language: 'en',
  lines: [line],
  shipTo: null,
  comments: '',
  total: decimal('150'),
  tax: null,
  shipping: null,
  canEdit: true,
};

const dock = {
  ...{ code: 'DOCK-77', name: 'Dock & Yard', contact: 'Pat', streets: ['1 Wharf St', 'Gate 2'] },
  ...{ city: 'Portland', state: 'ME', zip: '04101' },
};

const message = (change: Partial<Transfer> = {}, others: Partial<Parameters<typeof writeOrderMessage>[0]> = {}) =>
  writeOrderMessage({ header, buyerCookie: 'c-1', transfer: { ...transfer, ...change }, ...envelope, ...others });

const detailed: TransferLine = {
  ...line,
  price: decimal('0.0375'),
  per: 100,
  quantity: decimal('2.5'),
  catalogText: 'Zinc plated, DIN 933',
  manufacturer: { name: 'Bolts & Söhne <GmbH>', partId: 'B/100' },
  extrinsics: [
    { name: 'priceUnit', value: '100 EA' },
    { name: 'notes', value: '' },
  ],
};

const outgoing: Readonly<Record<string, string>> = {
  'a status': writeStatus({ status: 401, detail: 'The SharedSecret is not the one that is kept here.' }, envelope),
  'a status of its own text': writeStatus({ status: 599, text: 'Later', detail: '' }, envelope),
  'a start page': writeSetupResponse('https://shop.example/?ac=x&y=<z>', envelope),
  'a profile': writeProfileResponse([{ requestName: 'PunchOutSetupRequest', url: 'https://shop.example' }], envelope),
  'a cart': message(),
  'a cart with all there is': message({
    lines: [line, detailed, { ...detailed, manufacturer: { name: 'Acme', partId: null } }],
    tax: decimal('7.125'),
    shipping: decimal('9'),
  }),
  'a cart with a ship-to and comments': message({
    shipTo: dock,
    comments: 'Delivery date: 2026-03-06\nBack door <1> & 2',
  }),
  'a cart for a place that is only named': message({ shipTo: { ...dock, streets: [], city: null } }),
  'a cart without classes': message({ lines: [{ ...line, classification: null }] }),
  'a cart that cannot be changed': message({ canEdit: false }),
  'a cart in another language': message({ language: 'zh-Hant-TW', currency: 'TWD' }),
  'a cart for a request without To': message({}, { header: { ...header, to: [] } }),
  'a cart for a request without From': message({}, { header: { ...header, from: [] } }),
  'an empty cart': message({ lines: [], total: decimal('0') }),
  'a cart of many lines': message({ lines: Array.from({ length: 200 }, () => detailed) }),
};

test.each(Object.entries(outgoing))('%s is valid by the DTD', (_, xml) => {
  expect(dtdFaults(xml)).toEqual([]);
});

test('the DTD does find fault', () => {
  const wrong = message()
    .replace(/<Classification.*<\/Classification>/, '')
    .replace('quantity="12"', '');
  expect(dtdFaults(wrong)).toEqual([
    expect.stringContaining('Element ItemIn does not carry attribute quantity'),
    expect.stringContaining('Element ItemDetail content does not follow the DTD'),
  ]);
});

describe('an answer', () => {
  test('has its code, the text of the guide, and a sentence', () => {
    const xml = writeStatus({ status: 450, detail: 'operation is "source"' }, envelope);
    expect(
      textsIn(xml, '//Status/@code', '//Status/@text', '//Status', '/cXML/@payloadID', '/cXML/@timestamp'),
    ).toEqual([
      '450',
      'Not Implemented',
      'operation is "source"',
      '1732554000.7@shop.example',
      '2026-11-25T17:00:00+00:00',
    ]);
  });

  test('names the start page, and the address of each request', () => {
    const url = 'https://shop.example/?ac=a&b=<"\'>';
    expect(textsIn(writeSetupResponse(url, envelope), '//StartPage/URL', '//Status/@code')).toEqual([url, '200']);
    const profile = writeProfileResponse([{ requestName: 'PunchOutSetupRequest', url }], envelope);
    expect(textsIn(profile, '//Transaction/@requestName', '//Transaction/URL', '//@effectiveDate')).toEqual([
      'PunchOutSetupRequest',
      url,
      '2026-11-25T17:00:00+00:00',
    ]);
  });
});

describe('a cart that is handed over', () => {
  test('is sent from the recipient of the request to its sender', () => {
    const parties = ['//From', '//To', '//Sender'].map((party) => `${party}/Credential/Identity`);
    const second = '//To/Credential[2]/@domain';
    expect(textsIn(message(), ...parties, second, '//UserAgent', '//SharedSecret')).toEqual([
      '987654321',
      'AN01000000001',
      '987654321',
      'DUNS',
      'Storefront',
      null,
    ]);
    const hub = message({}, { header: { ...header, from: [] } });
    expect(textsIn(hub, '//To/Credential/Identity')).toEqual(['hub']);
  });

  test("has each line's product, quantity and price", () => {
    const xml = message({ lines: [line, detailed] });
    const of = (item: number, ...paths: string[]) => textsIn(xml, ...paths.map((path) => `//ItemIn[${item}]/${path}`));
    const paths = ['@quantity', 'ItemID/SupplierPartID', 'ItemID/SupplierPartAuxiliaryID'].concat(
      ['UnitPrice/Money', 'UnitPrice/Money/@currency', 'UnitOfMeasure', 'PriceBasisQuantity/@quantity'].map(
        (path) => `ItemDetail/${path}`,
      ),
    );
    expect(of(1, ...paths)).toEqual(['12', 'HX-100', '41-1', '12.50', 'USD', 'BX', null]);
    expect(of(2, ...paths)).toEqual(['2.5', 'HX-100', '41-1', '0.0375', 'USD', 'BX', '100']);
    const texts = ['Description', 'Description/ShortName', 'ManufacturerPartID', 'ManufacturerName', 'Extrinsic[1]'];
    const detail = texts.map((path) => `ItemDetail/${path}`);
    expect(of(1, ...detail)).toEqual(['Hex bolt M8', null, null, null, null]);
    expect(of(2, ...detail)).toEqual([
      'Hex bolt M8Hex bolt M8 - Zinc plated, DIN 933',
      'Hex bolt M8',
      'B/100',
      'Bolts & Söhne <GmbH>',
      '100 EA',
    ]);
  });

  test.each([260, 350])("has the buyer's notes within the 255 characters that systems keep, with %s", (length) => {
    const catalogText = 'Zinc plated steel, DIN 933. '.repeat(20).slice(0, length - 14);
    const xml = message({ lines: [{ ...line, notes: 'two boxes on the top shelf - blue', catalogText }] });
    const [text = ''] = textsIn(xml, '//Description');
    expect(text?.length).toBeLessThanOrEqual(255);
    expect(text).toMatch(/^Hex bolt M8Hex bolt M8 - two boxes on the top shelf - blue - Zinc plated.*…$/);
  });

  test("has the buyer's notes, however long the description is", () => {
    const xml = message({ lines: [{ ...line, description: 'Bolt '.repeat(51).trim(), notes: 'blue' }] });
    expect(textsIn(xml, '//Description')).toEqual([expect.stringMatching(/^Bolt Bolt .{1,238}… - blue$/)]);
  });

  test('has its address, and the questions about it with its first line', () => {
    const xml = message({ lines: [line, line], shipTo: dock, comments: 'Ring twice' });
    const address = '//PunchOutOrderMessageHeader/ShipTo/Address';
    const paths = ['@addressID', 'Name', 'PostalAddress/Street[2]', 'PostalAddress/City', 'PostalAddress/PostalCode'];
    expect(textsIn(xml, ...paths.map((path) => `${address}/${path}`))).toEqual([
      'DOCK-77',
      'Dock & Yard',
      'Gate 2',
      'Portland',
      '04101',
    ]);
    expect(textsIn(xml, '//ItemIn[1]/Comments', '//ItemIn[2]/Comments')).toEqual(['Ring twice', null]);
  });

  test('has a class of UNSPSC, which is empty where none is known', () => {
    const xml = message({ lines: [line, { ...line, classification: null }] });
    const classes = [
      '//ItemIn[1]//Classification',
      '//ItemIn[2]//Classification',
      '//ItemIn[2]//Classification/@domain',
    ];
    expect(textsIn(xml, ...classes)).toEqual(['31161620', '', 'UNSPSC']);
  });

  test('has amounts to the cent, and no charges where there are none', () => {
    const amounts = ['//Total/Money', '//Shipping/Money', '//Tax/Money', '//Tax/Description/@xml:lang'];
    expect(textsIn(message(), ...amounts)).toEqual(['150.00', null, null, null]);
    const charged = message({ tax: decimal('7.125'), shipping: decimal('0') });
    expect(textsIn(charged, ...amounts)).toEqual(['150.00', '0.00', '7.13', 'en']);
  });

  test('may be changed or not; without lines it cancels the sent ones', () => {
    const allowed = '//PunchOutOrderMessageHeader/@operationAllowed';
    expect(textsIn(message(), allowed)).toEqual(['edit']);
    expect(textsIn(message({ canEdit: false }), allowed)).toEqual(['create']);
    const empty = message({ lines: [], total: decimal('0') });
    expect(textsIn(empty, '//BuyerCookie', '//Total/Money', '//ItemIn')).toEqual(['c-1', '0.00', null]);
  });
});

/** Of every plane, with what has a meaning in XML, and halves of characters. */
const anyText = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...'<>&"\'] \t\n\r\0\u000b\ud800\ufffe'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
});
const arrived = (text: string) => text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');

const at = (root: XmlElement, ...names: readonly string[]) =>
  names.reduce<XmlElement | undefined>((element, name) => element && childOf(element, name), root);

test('with any texts a cart is valid, and they arrive unchanged but for what XML forbids', () => {
  fc.assert(
    fc.property(anyText, anyText, anyText, (buyerCookie, description, value) => {
      const extrinsics = [{ name: value, value }];
      const xml = message({ lines: [{ ...line, description, extrinsics }] }, { buyerCookie });
      expect(dtdFaults(xml)).toEqual([]);
      const { root } = readXmlBytes(Buffer.from(encodeForPost(xml, 'urlencoded').value));
      const order = at(root, 'Message', 'PunchOutOrderMessage');
      const detail = order && at(order, 'ItemIn', 'ItemDetail');
      const texts = [
        order && at(order, 'BuyerCookie'),
        detail && at(detail, 'Description'),
        detail && at(detail, 'Extrinsic'),
      ];
      expect(texts.map((element) => element && textOf(element))).toEqual(
        [buyerCookie, description, value].map(arrived),
      );
      expect(texts[2]?.attributes.get('name')).toBe(arrived(value));
      expect(textsIn(xml, '//BuyerCookie', '//Extrinsic/@name')).toEqual([arrived(buyerCookie), arrived(value)]);
    }),
    { numRuns: runs(30) },
  );
});

test('either encoding of the form is ASCII, and the same document', () => {
  const xml = message({ lines: [{ ...line, description: 'Schraube 8 µm – 螺栓 🔩' }] });
  const urlencoded = encodeForPost(xml, 'urlencoded');
  expect(urlencoded).toEqual({ fieldName: 'cxml-urlencoded', value: expect.stringMatching(/^[\t\n\r -~]*$/) });
  expect(textsIn(urlencoded.value, '//Description')).toEqual(['Schraube 8 µm – 螺栓 🔩']);
  const base64 = encodeForPost(xml, 'base64');
  expect(base64).toEqual({ fieldName: 'cxml-base64', value: expect.stringMatching(/^[A-Za-z0-9+/=]*$/) });
  expect(Buffer.from(base64.value, 'base64').toString('utf8')).toBe(xml);
});
