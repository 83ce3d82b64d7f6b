import { describe, expect, test } from 'vitest';
import { day, moment } from '#domain/dataImport/dateCell.ts';
import type { DateOrder, Notation } from '#domain/dataImport/notation.ts';
import { paysCell, readPays } from '#domain/dataImport/paysCell.ts';

const nothing = () => '';
const notation = (dates: DateOrder | null): Notation => ({ decimal: 'point', dates });
const dateOf = (text: string, order: DateOrder | null = null) => {
  const read = day(text, 'date', notation(order), nothing);
  return 'refusal' in read ? read.refusal : read.value;
};

describe('a date', () => {
  test.each([
    ['2026-03-04', '2026-03-04'],
    [' 2026-3-4 ', '2026-03-04'],
    ['2026/03/04', '2026-03-04'],
    ['20260304', '2026-03-04'],
    ['2026-03-04T23:30:00Z', '2026-03-04'],
    ['2026-03-04 00:00:00', '2026-03-04'],
    ['3/31/2026', '2026-03-31'],
    ['31.3.2026', '2026-03-31'],
    ['31/03/2026 12:00', '2026-03-31'],
    ['3/3/2026', '2026-03-03'],
    ['31-Mar-2026', '2026-03-31'],
    ['4 March 2026', '2026-03-04'],
    ['Mar 4, 2026', '2026-03-04'],
    ['2024-02-29', '2024-02-29'],
  ])('%s is read in the one way in which it can be', (text, date) => {
    expect(dateOf(text)).toBe(date);
  });

  test.each(['3/4/2026', '12.11.2026', '01-02-2026'])('%s is not guessed, as it may be either of two', (text) => {
    expect(dateOf(text)).toMatchObject({ code: 'ambiguousDate' });
  });

  test('is read by the order of its column where that is known', () => {
    expect([dateOf('10/02/2026', 'monthFirst'), dateOf('10/02/2026', 'dayFirst')]).toEqual([
      '2026-10-02',
      '2026-02-10',
    ]);
    expect(dateOf('25/10/2026', 'monthFirst')).toMatchObject({ hint: 'Enter it as 2026-03-31' });
  });

  test.each([
    '2026-02-30',
    '2023-02-29',
    '31/31/2026',
    '3/4/26',
    'soon',
    '46112',
    '=TODAY()',
    '31 Foo 2026',
    '2026-03',
  ])('%s is not valid', (text) => {
    expect(dateOf(text)).toMatchObject({ hint: 'Enter it as 2026-03-31' });
  });

  test.each(['1899-12-31', '2206-03-04'])('%s is a slip of the year', (text) => {
    expect(dateOf(text)).toMatchObject({ hint: 'Correct the year' });
  });
});

test('a time includes its zone', () => {
  const read = (text: string) => moment(text, 'orderedAt', notation(null), nothing);
  expect(read('2026-03-04T10:00:00-05:00')).toEqual({ value: '2026-03-04T15:00:00.000Z' });
  for (const text of ['2026-03-04T10:00:00', '2026-02-30T10:00:00Z', '2026-03-04', '2026-03-04T25:00:00Z'])
    expect(read(text)).toMatchObject({ refusal: { hint: 'Enter it as 2026-03-31T15:00:00Z' } });
});

test('what a credit pays is read document by document, in one order, each once', () => {
  const read = (text: string) => paysCell(text, 'pays', notation(null), nothing);
  expect(read('B=2=30.50; A=1,000.00;;B=2=1')).toEqual({ value: 'A=1000; B=2=31.5' });
  expect(readPays('A=1000; B=2=31.5')).toEqual([
    { to: 'A', amount: '1000' },
    { to: 'B=2', amount: '31.5' },
  ]);
  for (const text of ['A', '=5', 'A=', 'A=-5', 'A=x']) expect(read(text)).toHaveProperty('refusal');
});
