import { expect, test } from 'vitest';
import { isRefusedAs } from '#domain/refusal/isRefusedAs.ts';

test.each([
  [{ code: 'notFound', status: 404 }, true],
  [{ code: 'notFound', status: 409 }, true],
  [{ code: 'guideNotFound', status: 404 }, false],
  [{ code: null, status: 404 }, true],
  [{ status: 404 }, true],
  [{ code: null, status: 409 }, false],
  [{ code: null, status: null }, false],
] as const)('%o is known by its code, else by its status: %s', (refusal, expected) => {
  expect(isRefusedAs(refusal, 'notFound', 404)).toBe(expected);
});
