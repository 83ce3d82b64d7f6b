import type { Random } from '#server/app/demoData/random.ts';
import type { SentRequest } from './buyersDay.ts';
import { oneOf } from './campaign.ts';

export const SCRIPT = '<script>stolen()</script>';

const nested = (depth: number) => JSON.parse(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`);

const VALUES: readonly unknown[] = [
  ...[null, true, false, 0, -0, -1, 1.5, 1e15, 1e21, 1e300, -1e300, 1e-300, 2 ** 31, 2 ** 53 + 1, 99999999999],
  ...['', ' ', 'x', '1', '-1', '1e9', '0x10', 'NaN', 'Infinity', '1,000', '٣', '1'.repeat(400), 'x'.repeat(20_000)],
  ...['\u0000', 'a\u0000b', '\ud800', '\u202egnp.exe', '\u0007\u001b[31m', '\r\nSet-Cookie: a=b', '👩‍🍳'.repeat(30)],
  ...[SCRIPT, "'; drop table cart; --", "1002' or '1'='1", '#{7*7}', '{{7*7}}', '../../etc/passwd', '%00', '\\'],
  ...['__proto__', 'constructor', '2026-13-45', '0000-00-00', '99999-01-01', '-0001-01-01', '2026-03-06T00:00:00Z'],
  ...[[], {}, [[]], [null], [1, '2', {}], { length: -1 }, { toString: 1 }, { valueOf: null }],
  nested(15),
  nested(40),
  nested(900),
  Array(4100).fill(101),
];
/** A value that JSON.parse never returns, or that JSON.stringify never writes. */
const RAW = [
  'NaN',
  '1e999',
  '-1e999',
  '01',
  '+1',
  "'x'",
  'undefined',
  '{"a":1,"a":2}',
  '1'.repeat(5000),
  '[,]',
  '"\\u0000"',
];
const POLLUTING = [
  '"__proto__":{"polluted":true}',
  '"constructor":{"prototype":{"polluted":true}}',
  '"__proto__":null',
  '"hasOwnProperty":1,"toString":1',
];

interface Place {
  put: (value: unknown) => void;
  take: () => unknown;
  drop: () => void;
}

/** Every place of a value that another value could replace. */
function placesIn(root: { value: unknown }): Place[] {
  const places: Place[] = [];
  const visit = (holder: Record<string, unknown>) => {
    for (const name of Object.keys(holder)) {
      places.push({
        put: (value) => {
          holder[name] = value;
        },
        take: () => holder[name],
        drop: () => {
          delete holder[name];
        },
      });
      if (typeof holder[name] === 'object' && holder[name] !== null) visit(holder[name] as Record<string, unknown>);
    }
  };
  visit(root);
  return places;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const HOLE = 'the-hole-where-raw-text-stands';

function tamperJson(random: Random, payload: string): string {
  const root: { value: unknown } = { value: JSON.parse(payload) };
  for (let times = random.integer(1, 3); times > 0; times -= 1) {
    const place = oneOf(random, placesIn(root));
    const change = oneOf(random, [
      () => place.drop(),
      () => place.put(Array(random.integer(2, 5)).fill(place.take())),
      () => place.put(HOLE),
      ...Array(5).fill(() => place.put(structuredClone(oneOf(random, VALUES)))),
    ]);
    change();
    if (placesIn(root).length === 0) break;
  }
  const text = JSON.stringify(root.value) ?? '';
  const withRaw = text.replaceAll(`"${HOLE}"`, () => oneOf(random, RAW));
  return random.chance(0.15) ? withRaw.replace('{', `{${oneOf(random, POLLUTING)},`) : withRaw;
}

function tamperText(random: Random, payload: string): string {
  const cut = random.integer(0, payload.length);
  return oneOf(random, [
    payload.slice(0, cut),
    `${payload}${payload}`,
    `\ufeff${payload}`,
    `${payload.slice(0, cut)}\u0000${payload.slice(cut)}`,
    `[${payload}]`,
    '',
    'null',
    '[]',
    '{}',
    '""',
    'x'.repeat(2_200_000),
    `${'['.repeat(50_000)}`,
    '\u00ff\u00fe',
    'grant_type=password&grant_type=code&__proto__[polluted]=1&a[b][c]=1&%zz',
  ]);
}

const TYPES = [
  ...['text/plain', 'text/xml', 'application/xml', 'multipart/form-data', 'application/x-www-form-urlencoded', 'x', ''],
  ...[
    'application/json; charset=utf-16',
    'application/json;',
    'APPLICATION/JSON',
    'application/json, text/html',
    ';;;',
  ],
];

const HEADERS: Readonly<Record<string, readonly string[]>> = {
  'x-customer-key': ['1002', '1001', '-1', 'x', '1e3', '99999999999', '1001, 1002', "1' or '1'='1", SCRIPT, ''],
  'x-cart-version': ['-1', '1.5', 'x', '99999999999999999999', '1, 2', '', SCRIPT],
  'idempotency-key': ['', ' ', 'x'.repeat(65), 'x'.repeat(5000), 'key-of-baker', '__proto__', '\u00ff', SCRIPT],
  'x-ship-method': ['', 'x', 'x'.repeat(5000), '__proto__', 'DELIVERY', SCRIPT, 'Pickup, Delivery'],
  authorization: [
    '',
    'Bearer',
    'Bearer ',
    'Basic Y2hlZjp4',
    'Bearer \u00ff',
    `Bearer ${'x'.repeat(9000)}`,
    `bearer ${SCRIPT}`,
  ],
  'if-none-match': ['*', '"', 'W/', 'x'.repeat(5000), '"a", "b"', SCRIPT],
  accept: ['text/html', 'x', '', 'application/xml'],
  'accept-encoding': ['x', 'br;q=nan', 'gzip, br, deflate;q=-1', '*;q=0', ''],
  'content-encoding': ['gzip', 'br', 'x'],
  'x-forwarded-for': ['127.0.0.1', SCRIPT, 'x'.repeat(2000), '::1, 10.0.0.1'],
  host: [SCRIPT, 'evil.example', ''],
  'x-http-method-override': ['DELETE'],
  'x-request-id': [SCRIPT, 'x'.repeat(5000)],
  range: ['bytes=0-1', 'bytes=-1', 'x'],
  cookie: ['a=b', '__proto__=1', SCRIPT],
  origin: ['https://evil.example', 'null'],
};

const SEGMENTS = [
  ...[
    '..',
    '%2e%2e',
    '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    '%00',
    '%',
    '%zz',
    '%c0%af',
    '%ff',
    '%ed%a0%80',
    '__proto__',
    ' ',
  ],
  ...[
    '901',
    '500201',
    '500401',
    'GuideOfbaker',
    'key-of-baker',
    'document-of-baker',
    'only-for-1002-to-read',
    '-1',
    '1e9',
    '1.5',
  ],
  ...[
    '99999999999999999999',
    '%F0%9F%A6%9E',
    encodeURIComponent(SCRIPT),
    encodeURIComponent("' or 1=1 --"),
    'x'.repeat(150),
    'x'.repeat(9000),
  ],
];
const QUERIES = [
  ...[
    'page=0',
    'page=1e9&pageSize=1e9',
    'page=99999999999999999999&pageSize=1',
    'page=1&page=2',
    'page[]=1',
    'page[a]=1',
  ],
  ...[
    'startDate=x',
    'startDate=2026-02-30',
    'startDate=99999-01-01&endDate=0000-00-00',
    'startDate=2027-01-01&endDate=2020-01-01',
  ],
  ...[
    '__proto__[polluted]=1',
    'constructor[prototype][polluted]=1',
    '%',
    '%zz=%zz',
    '%00=%00',
    'shipto=%00',
    'guide=%ff',
    'shipto=ELSE',
  ],
  ...[
    `category=${encodeURIComponent(SCRIPT)}`,
    'since=-1',
    'since=x',
    'since=99999999999999999999',
    'productKey=1.5&from=%00&to=$',
  ],
  ...[`guide=${'x'.repeat(3000)}`, 'sortBy=price;drop table cart', '?&&&===', Array(500).fill('a=1').join('&')],
];

function tamperPath(random: Random, url: string): string {
  const [path = '/', query] = url.split('?');
  const parts = path.split('/');
  const at = random.integer(Math.min(2, parts.length - 1), parts.length - 1);
  if (random.chance(0.4)) return `${path}?${query && random.chance(0.5) ? `${query}&` : ''}${oneOf(random, QUERIES)}`;
  if (random.chance(0.15))
    return oneOf(random, [`/${path}`, `${path}/`, path.toUpperCase(), `${path};a=b`, `${path}#x`, `${path}//x`]);
  const spoilt = random.chance(0.7)
    ? parts.with(at, oneOf(random, SEGMENTS))
    : [...parts.slice(0, at), oneOf(random, SEGMENTS), ...parts.slice(at)];
  return `${spoilt.join('/')}${query ? `?${query}` : ''}`;
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'REPORT'];

/** What is done to a request, by the name that the figures give it. */
export const TAMPERINGS: Readonly<Record<string, (random: Random, request: SentRequest) => SentRequest>> = {
  values: (random, request) => {
    const { payload, headers } = request;
    if (payload === undefined || !isJson(payload) || headers['content-type'] !== 'application/json') {
      return { ...request, url: tamperPath(random, request.url) };
    }
    return { ...request, payload: tamperJson(random, payload) };
  },
  text: (random, request) => ({
    ...request,
    headers: { 'content-type': 'application/json', ...request.headers },
    payload: tamperText(random, request.payload ?? '{"a":1}'),
  }),
  contentType: (random, request) => ({
    ...request,
    headers: { ...request.headers, 'content-type': oneOf(random, TYPES) },
    payload: request.payload ?? '{}',
  }),
  headers: (random, request) => {
    const name = oneOf(random, Object.keys(HEADERS));
    return { ...request, headers: { ...request.headers, [name]: oneOf(random, HEADERS[name] ?? ['']) } };
  },
  path: (random, request) => ({ ...request, url: tamperPath(random, request.url) }),
  method: (random, request) => ({ ...request, method: oneOf(random, METHODS) }),
};

/** What no client library would send: as it goes over the line, byte by byte. */
export const MALFORMED_LINES: Readonly<Record<string, (request: SentRequest) => string>> = {
  bodyShorterThanSaid: (request) => wire(request, { 'content-length': '5000' }),
  bodyLongerThanSaid: (request) => wire(request, { 'content-length': '3' }),
  negativeLength: (request) => wire(request, { 'content-length': '-1' }),
  lengthThatIsNone: (request) => wire(request, { 'content-length': 'x' }),
  twoLengths: (request) => wire(request, { 'content-length': '3', 'Content-Length': '4' }),
  lengthAndChunks: (request) => wire(request, { 'content-length': '3', 'transfer-encoding': 'chunked' }),
  brokenChunks: (request) => wire({ ...request, payload: 'zz\r\n{}\r\n0\r\n\r\n' }, { 'transfer-encoding': 'chunked' }),
  unknownCoding: (request) => wire(request, { 'transfer-encoding': 'x, chunked' }),
  headerWithoutColon: (request) => wire(request).replace('\r\n', '\r\nno colon here\r\n'),
  headerWithNul: (request) => wire(request, { 'x-a': 'a\u0000b' }),
  hugeHeader: (request) => wire(request, { 'x-a': 'x'.repeat(40_000) }),
  manyHeaders: (request) => wire(request, Object.fromEntries(Array.from({ length: 3000 }, (_, n) => [`x-${n}`, '1']))),
  noHost: (request) => wire(request).replace(/host: [^\r]*\r\n/, ''),
  twoHosts: (request) => wire(request, { Host: 'evil.example' }),
  lineFeedsAlone: (request) => wire(request).replaceAll('\r\n', '\n'),
  noVersion: (request) => wire(request).replace(' HTTP/1.1', ''),
  otherVersion: (request) => wire(request).replace('HTTP/1.1', 'HTTP/9.9'),
  unknownMethod: (request) => wire({ ...request, method: 'get' }),
  addressWithBlanks: (request) => wire({ ...request, url: `${request.url} x` }),
  addressOfAnother: (request) => wire({ ...request, url: `http://evil.example${request.url}` }),
  noRequestAtAll: () => '\u0016\u0003\u0001\u0000\u0001\u0000hello\r\n\r\n',
  expectation: (request) => wire(request, { expect: 'a miracle' }),
  upgrade: (request) => wire(request, { connection: 'upgrade', upgrade: 'websocket' }),
};

function wire({ method, url, headers, payload = '' }: SentRequest, more: Record<string, string> = {}): string {
  const all = {
    host: 'localhost',
    ...headers,
    ...(payload === '' || 'transfer-encoding' in more ? {} : { 'content-length': String(Buffer.byteLength(payload)) }),
    ...more,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${url} HTTP/1.1\r\n${lines.join('')}\r\n${payload}`;
}
