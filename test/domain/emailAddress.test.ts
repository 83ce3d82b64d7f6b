import { expect, test } from 'vitest';
import { isEmailAddress } from '#domain/emailAddress.ts';

test.each([
  'chef@oyster.example',
  'first.last+orders@mail.oyster.example',
  "o'brien@xn--bcher-kva.example",
  'A_B-c@EXAMPLE.COM',
  `${'a'.repeat(64)}@example.com`,
])('mail can go to %s', (address) => {
  expect(isEmailAddress(address)).toBe(true);
});

test.each([
  '',
  'chef',
  'chef@',
  '@oyster.example',
  'chef@oyster',
  'chef@@oyster.example',
  'chef@oyster..example',
  'chef@-oyster.example',
  'chef @oyster.example',
  ' chef@oyster.example',
  'chef@oyster.example\n',
  'chef@oyster.example\r\nBcc: all@oyster.example',
  'chef\0@oyster.example',
  'chef,baker@oyster.example',
  'Chef <chef@oyster.example>',
  '"chef"@oyster.example',
  'chef@[127.0.0.1]',
  'chéf@oyster.example',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(20)}.com`,
])('mail cannot go to %j', (address) => {
  expect(isEmailAddress(address)).toBe(false);
});
