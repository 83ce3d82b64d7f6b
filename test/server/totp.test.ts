import { describe, expect, test } from 'vitest';
import { base32, bytesOfBase32, codeAt, stepOf } from '#server/modules/twoFactor/totp.ts';

/** RFC 6238, appendix B, the last six of its eight digits. */
const SECRET = Buffer.from('12345678901234567890');
const at = (seconds: number) => new Date(seconds * 1000);

describe('a code of an authenticator app', () => {
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at second %d is %s', (seconds, code) => {
    expect(codeAt(SECRET, Math.floor(seconds / 30))).toBe(code);
    expect(stepOf(SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  test('is accepted one step early and one step late, and not two', () => {
    const code = codeAt(SECRET, 100);
    expect([98, 99, 100, 101, 102].map((step) => stepOf(SECRET, code, at(step * 30)))).toEqual([
      null,
      100,
      100,
      100,
      null,
    ]);
  });

  test.each(['', '28708', '2870820', '28708٢'])('is not %j', (code) => {
    expect(stepOf(SECRET, code, at(59))).toBeNull();
  });
});

test('a secret is written in Base32, and read again', () => {
  expect(base32(SECRET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(bytesOfBase32(base32(SECRET))).toEqual(SECRET);
});
