import { expect, test } from 'vitest';
import { onlyLineOf } from '#domain/cart/onlyLineOf.ts';

const line = (id: number, productKey: number) => ({ id, productKey });

test.each([
  ['no line', [], null],
  ['lines of others', [line(1, 12)], null],
  ['one line among others', [line(1, 12), line(2, 11), line(3, 13)], 2],
  ['lines in two units', [line(1, 11), line(2, 11)], null],
])('of %s', (_, lines, id) => {
  expect(onlyLineOf(lines, 11)?.id ?? null).toBe(id);
});
