import { expect, test } from 'vitest';
import { constantTexts } from '../../scripts/texts/constantTexts.mjs';

test('the server makes no text before it knows the language of a request', () => {
  expect(constantTexts('server/app/main.ts')).toEqual({});
});
