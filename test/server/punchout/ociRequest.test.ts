import { expect, test } from 'vitest';
import { decimal } from '#domain/decimal.ts';
import { readOci } from '#server/modules/punchout/oci/ociRequest.ts';

const usual = {
  USERNAME: 'granite',
  PASSWORD: 'se&cret é',
  HOOK_URL: 'https://srm.example.com/sap(bD1lbg==)/inbound?sap-client=100&x=%7E',
  '~OkCode': 'ADDI',
  '~TARGET': '_top',
  '~CALLER': 'CTLG',
};
const read = (fields: Record<string, string> | [string, string][]) => readOci(new URLSearchParams(fields));
const understood = {
  username: 'granite',
  password: 'se&cret é',
  hookUrl: usual.HOOK_URL,
  okCode: 'ADDI',
  caller: 'CTLG',
  target: '_top',
  returnTarget: null,
  vendor: null,
  asks: null,
};

test('a call is read whatever the order of its fields, the case of their names, and additional fields', () => {
  expect(read(usual)).toEqual(understood);
  expect(read(Object.entries(usual).reverse())).toEqual(understood);
  const lower = Object.entries(usual).map(([name, value]): [string, string] => [name.toLowerCase(), value]);
  expect(read([...lower, ['sap-language', 'EN'], ['OCI_VERSION', '4.0'], ['constructor', 'x']])).toEqual(understood);
});

test('a repeated field with the same value counts once, and an empty one is left out', () => {
  const twice: [string, string][] = [
    ...Object.entries(usual),
    ['username', 'granite'],
    ['FUNCTION', ''],
    ['VENDOR', ''],
  ];
  expect(read(twice)).toEqual(understood);
  const { USERNAME, PASSWORD, HOOK_URL } = usual;
  expect(read({ USERNAME, PASSWORD, HOOK_URL, returntarget: '_parent', vendor: '4711' })).toEqual({
    ...understood,
    okCode: null,
    caller: null,
    target: null,
    returnTarget: '_parent',
    vendor: '4711',
  });
});

test.each([
  [
    { FUNCTION: 'DETAIL', PRODUCTID: ' 12-3 ' },
    { name: 'DETAIL', productId: '12-3' },
  ],
  [
    { FUNCTION: 'validate', PRODUCTID: '12-3' },
    { name: 'VALIDATE', productId: '12-3', quantity: null },
  ],
  [
    { FUNCTION: 'VALIDATE', PRODUCTID: 'P101', QUANTITY: '2.500' },
    { name: 'VALIDATE', productId: 'P101', quantity: decimal('2.5') },
  ],
  [
    { FUNCTION: 'BACKGROUND_SEARCH', SEARCHSTRING: 'paper cups', VENDOR: '4711' },
    { name: 'BACKGROUND_SEARCH', searchString: 'paper cups' },
  ],
  [{ FUNCTION: 'SOURCING', SEARCHSTRING: 'paper' }, null],
])('%j asks %j', (fields, asks) => {
  expect(read({ ...usual, ...fields })).toMatchObject({ username: 'granite', asks });
});

test.each([
  ['USERNAME is missing.', { USERNAME: '' }],
  ['PASSWORD is missing.', { PASSWORD: '' }],
  ['HOOK_URL is missing: the cart could not be returned.', { HOOK_URL: '' }],
  ['HOOK_URL is longer than 2000 characters.', { HOOK_URL: `https://a.example/${'x'.repeat(2000)}` }],
  ['USERNAME is longer than 100 characters.', { USERNAME: 'x'.repeat(101) }],
  ['~TARGET is longer than 100 characters.', { '~target': 'x'.repeat(101), '~TARGET': '' }],
  ['HOOK_URL holds characters that are no text.', { HOOK_URL: 'https://a.example/\r\nX: y' }],
  ['USERNAME holds characters that are no text.', { USERNAME: 'granite\0' }],
  ['USERNAME is there more than once, with different values.', { username: 'other' }],
  ['HOOK_URL is there more than once, with different values.', { hook_url: 'https://evil.example/' }],
  ['DETAIL needs PRODUCTID.', { FUNCTION: 'DETAIL' }],
  ['VALIDATE needs PRODUCTID.', { FUNCTION: 'VALIDATE', PRODUCTID: ' ' }],
  ['BACKGROUND_SEARCH needs SEARCHSTRING.', { FUNCTION: 'BACKGROUND_SEARCH' }],
  ['QUANTITY must be a number above 0, such as 12 or 2.5.', { FUNCTION: 'VALIDATE', PRODUCTID: 'P1', QUANTITY: '1,5' }],
  [
    'QUANTITY has more than two decimals. Send two at most.',
    { FUNCTION: 'VALIDATE', PRODUCTID: 'P1', QUANTITY: '10.336' },
  ],
  ['QUANTITY must be a number above 0, such as 12 or 2.5.', { FUNCTION: 'VALIDATE', PRODUCTID: 'P1', QUANTITY: '0' }],
  ['QUANTITY must be a number above 0, such as 12 or 2.5.', { FUNCTION: 'VALIDATE', PRODUCTID: 'P1', QUANTITY: '-1' }],
  ['QUANTITY must be a number above 0, such as 12 or 2.5.', { FUNCTION: 'VALIDATE', PRODUCTID: 'P1', QUANTITY: '1e9' }],
  [
    'FUNCTION is none that the shop knows: it knows DETAIL, VALIDATE and BACKGROUND_SEARCH, and a visit without FUNCTION.',
    { FUNCTION: 'DOWNLOADJSON' },
  ],
])('%s', (problem, fields) => {
  expect(read({ ...usual, ...fields })).toEqual({ problem });
});

test('a call with thousands of fields is refused unread', () => {
  const many = Array.from({ length: 5_000 }, (_, index): [string, string] => [`f${index}`, '1']);
  expect(read(many)).toEqual({ problem: 'The call has more than 200 fields.' });
});
