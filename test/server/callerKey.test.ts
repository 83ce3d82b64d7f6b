import { expect, test } from 'vitest';
import { addressKey } from '../../server/platform/http/callerKey.ts';

test.each([
  ['203.0.113.7', '::ffff:203.0.113.7'],
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::9'],
  ['fe80::1%eth0', 'fe80::2'],
])('%s and %s are one caller', (one, other) => {
  expect(addressKey(one)).toBe(addressKey(other));
});

test.each([
  ['203.0.113.7', '203.0.113.8'],
  ['2001:db8:1:2::1', '2001:db8:1:3::1'],
  ['::1', '1::1'],
])('%s and %s are two', (one, other) => {
  expect(addressKey(one)).not.toBe(addressKey(other));
});
