import { expect, test } from 'vitest';
import { noteMissing } from '#domain/texts/noteMissing.ts';

test('a text that a language lacks is noted once, and is not there', () => {
  const lines: string[] = [];
  const pack = noteMissing('es', { cart: { title: 'Carrito' } }, (line) => lines.push(line));
  expect([pack.cart?.title, pack.cart?.removed, pack.cart?.removed, pack.help]).toEqual([
    'Carrito',
    undefined,
    undefined,
    undefined,
  ]);
  expect(lines).toEqual(['The text cart.removed is missing in "es". It shows in English.']);
  expect(pack).toEqual({ cart: { title: 'Carrito' } });
});
