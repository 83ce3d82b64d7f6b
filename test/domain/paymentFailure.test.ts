import { describe, expect, test } from 'vitest';
import { openItemsFailure, paymentFailure } from '#domain/receivable/paymentFailure.ts';

describe('PAY-10: a payment without an answer', () => {
  test.each([
    [{ status: 502, detail: '' }, 'Payment Service is unavailable. Please contact support.'],
    [
      { status: 400, detail: 'Not so.' },
      'The server returned an unexpected response. Please contact support or try again later. (Not so.)',
    ],
    [
      { status: 500, detail: ' ', statusText: 'Internal Server Error' },
      'The server returned an unexpected response. Please contact support or try again later. (Internal Server Error)',
    ],
    [
      { status: 500, detail: ' ' },
      'The server returned an unexpected response. Please contact support or try again later. (Status 500)',
    ],
    [
      { status: null, detail: '' },
      'An unexpected error occurred. Please contact support. (The server did not respond.)',
    ],
  ])('%j', (failure, text) => {
    expect(paymentFailure(failure)).toBe(text);
  });
});

test('PAY-10: open items or payment types that did not load', () => {
  expect([502, 500, null].map((status) => openItemsFailure({ status, detail: '' }))).toEqual([
    'Payment Service is unavailable. Please contact support.',
    'Failed to load payment data. Please try again later.',
    'Failed to load payment data. Please try again later.',
  ]);
});
