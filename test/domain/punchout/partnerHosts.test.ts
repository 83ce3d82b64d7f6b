import fc from 'fast-check';
import { expect, test } from 'vitest';
import { classOf } from '#domain/punchout/classOf.ts';
import { frameSources, isAllowedHost, isHostPattern } from '#domain/punchout/partnerHosts.ts';

const hosts = [
  'buyer.example.com',
  '*.coupahost.example',
  'erp.example.com:8443',
  'bücher.example',
  'localhost:*',
  '127.0.0.1:9000',
  '[::1]',
];

test.each([
  'https://buyer.example.com/cart',
  'HTTPS://BUYER.EXAMPLE.COM:443/cart?x=1#y',
  'https://buyer.example.com./cart',
  'https://acme.coupahost.example/punchout',
  'https://a.b.coupahost.example/punchout',
  'https://erp.example.com:8443/',
  'https://xn--bcher-kva.example/',
  'https://BÜCHER.example/',
  'http://localhost:4000/cart',
  'https://localhost/cart',
  'http://127.0.0.1:9000/',
  'http://[::1]/',
])('a cart may go to %s', (address) => {
  expect(isAllowedHost(address, hosts)).toBe(true);
});

test.each([
  'https://other.example.com/',
  'http://buyer.example.com/',
  'https://buyer.example.com:8443/',
  'https://erp.example.com/',
  'https://coupahost.example/',
  'https://evilcoupahost.example/',
  'https://acme.coupahost.example.evil.test/',
  'https://buyer.example.com@evil.test/',
  'https://user:word@buyer.example.com/',
  'https://user@buyer.example.com/',
  'https://evil.test/?https://buyer.example.com/',
  'https:\\\\buyer.example.com/',
  'https:/buyer.example.com/',
  'https://buyer.example.com\\@evil.test/',
  'https://buyer.example.com\n.evil.test/',
  ' https://buyer.example.com/',
  '//buyer.example.com/',
  'javascript:alert(1)//buyer.example.com',
  'javascript://buyer.example.com/%0aalert(1)',
  'data:text/html,https://buyer.example.com/',
  'file://buyer.example.com/',
  'SAPEVENT:POST',
  'http://127.0.0.1:9001/',
  'http://127.0.0.1.evil.test:9000/',
  'http://[::1]:80808/',
  'https://',
  '',
])('a cart never goes to %j', (address) => {
  expect(isAllowedHost(address, hosts)).toBe(false);
});

test.each([
  '',
  '*',
  '*.com',
  '*.127.0.0.1',
  'buyer.example.com:*',
  'buyer.example.com:70000',
  'buyer.example.com:0',
  'https://buyer.example.com',
  'buyer.example.com/path',
  'a b.example',
  "buyer.example.com 'unsafe-inline'",
  'buyer.example.com;script-src',
  'buyer.example.com,*',
  'user@buyer.example.com',
  'buyer.*.com',
  'buyer..com',
])('%j is not a valid host for a list, and lets no one in', (host) => {
  expect(isHostPattern(host)).toBe(false);
  expect(frameSources([host])).toEqual([]);
  expect(isAllowedHost('https://buyer.example.com/', [host])).toBe(false);
});

test('frames are named with their scheme, once, and as browsers write them', () => {
  expect(frameSources([...hosts, 'BUYER.example.com', 'a;b'])).toEqual([
    'https://buyer.example.com',
    'https://*.coupahost.example',
    'https://erp.example.com:8443',
    'https://xn--bcher-kva.example',
    'http://localhost:*',
    'https://localhost:*',
    'http://127.0.0.1:9000',
    'https://127.0.0.1:9000',
  ]);
});

test('an entry of the list cannot add anything but hosts to the header', () => {
  const odd = fc.oneof(
    fc.string({ unit: 'binary-ascii' }),
    fc.string({ unit: fc.constantFrom(...'a.*:;, \'"/@\n\t-1\u3002\uff0f\u00fc\u2028') }),
  );
  fc.assert(
    fc.property(odd, (host) => {
      return frameSources([host]).every((source) => /^https?:\/\/(\*\.)?[a-z\d._-]+(:(\d+|\*))?$/.test(source));
    }),
  );
});

test("a product's class takes precedence over its category's, and that over the class of everything else", () => {
  const classes = {
    rest: '50000000',
    categories: [{ categoryCode: '1101', code: '50130000' }],
    products: [{ productCode: 'P101', code: '50131600' }],
  };
  const of = (productCode: string, categoryCode: string) => classOf({ productCode, categoryCode }, classes);
  expect([of('P101', '1101'), of('P102', '1101'), of('P102', '1102')]).toEqual(['50131600', '50130000', '50000000']);
  expect(classOf({ productCode: 'P1', categoryCode: '1' }, { rest: null, categories: [], products: [] })).toBeNull();
});
