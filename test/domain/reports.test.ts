import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvLine } from '#domain/report/csv.ts';
import { daysOfWeek } from '#domain/report/dayOfWeek.ts';
import { guidesInRange, isReversed } from '#domain/report/guideRange.ts';
import { draftProblems, draftRequest, initialDrafts } from '#domain/report/reportDraft.ts';
import { reportFailure } from '#domain/report/reportFailure.ts';
import { reportsText } from '#domain/texts/reportsText.ts';

describe('a cell of a CSV file', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['+49 30', "'+49 30"],
    ['-5', "'-5"],
    ['@SUM(A1)', "'@SUM(A1)"],
    [' =1+1', "' =1+1"],
    ['＝1', "'＝1"],
    ['a=b', 'a=b'],
    ['say "when"', '"say ""when"""'],
    ['two\nlines', '"two\nlines"'],
  ])('%j is written %j', (cell, written) => {
    expect(csvLine([cell])).toBe(`${written}\r\n`);
  });

  test('that is a number is written as it is', () => {
    expect(csvLine([{ number: '-12.5' }, 'CS'])).toBe('-12.5,CS\r\n');
  });

  test('never begins a formula, and is read back unchanged', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const line = csvLine([text, 'end']).slice(0, -'end\r\n'.length - 1);
        const read = line.startsWith('"') ? line.slice(1, -1).replaceAll('""', '"') : line;
        expect(read).not.toMatch(/^[=+\-@]/);
        expect([text, `'${text}`]).toContain(read);
      }),
    );
  });
});

describe('a range of guides', () => {
  const guides = ['Weekly', 'bar', 'Äpfel', 'Kitchen 10', 'Kitchen 9'].map((name) => ({ name }));
  const names = (startingGuide: string, endingGuide: string) =>
    guidesInRange(guides, { startingGuide, endingGuide }).map(({ name }) => name);

  test('is in the order of names, both ends included, without regard to case', () => {
    expect(names('', '')).toEqual(['Äpfel', 'bar', 'Kitchen 9', 'Kitchen 10', 'Weekly']);
    expect(names('BAR', 'kitchen 9')).toEqual(['bar', 'Kitchen 9']);
    expect(names('', 'bar')).toEqual(['Äpfel', 'bar']);
  });

  test('runs backwards when its end comes first', () => {
    expect(isReversed({ startingGuide: 'Weekly', endingGuide: 'bar' })).toBe(true);
    for (const [startingGuide, endingGuide] of [
      ['', 'bar'],
      ['Weekly', ''],
      ['bar', 'BAR'],
      ['bar', 'Weekly'],
    ] as const)
      expect(isReversed({ startingGuide, endingGuide })).toBe(false);
  });
});

describe('the fields of a card', () => {
  const drafts = initialDrafts('2026-03-04');

  test('ask for nothing while something is wrong with them', () => {
    const reversed = { ...drafts, orderGuideList: { startingGuide: 'b', endingGuide: 'a' } };
    expect(draftProblems('orderGuideList', reversed)).toEqual({ endingGuide: reportsText('report.guidesReversed') });
    expect(draftRequest('orderGuideList', reversed)).toBeNull();
    const later = { ...drafts, quoteSheet: { ...drafts.quoteSheet, purchasedSince: '2026-03-05' } };
    expect(draftProblems('quoteSheet', later)).toEqual({ purchasedSince: reportsText('report.purchasedLater') });
    const ofOneDay = { ...drafts, quoteSheet: { ...drafts.quoteSheet, purchasedSince: '2026-03-04' } };
    expect(draftProblems('quoteSheet', ofOneDay)).toEqual({});
    const blank = { ...drafts, quoteSheet: { ...drafts.quoteSheet, effectiveDate: '', purchasedSince: 'x' } };
    expect(draftProblems('quoteSheet', blank)).toEqual({
      effectiveDate: reportsText('report.dateMissing'),
      purchasedSince: reportsText('report.dateMissing'),
    });
  });

  test('are valid when they are loaded, and those of one card block no other', () => {
    const wrong = { ...drafts, priceList: { effectiveDate: '', allProducts: true } };
    expect(draftRequest('priceList', wrong)).toBeNull();
    expect(draftRequest('productList', wrong)).toEqual({ kind: 'productList', category: '' });
    expect(draftRequest('statement', wrong)).toEqual({ kind: 'statement' });
  });
});

test('the days of a quote sheet begin with all, then Sunday (readings 13)', () => {
  expect(daysOfWeek().map(({ value, label }) => `${value} ${label}`)).toEqual([
    ...['0 All Days', '1 Sunday', '2 Monday', '3 Tuesday', '4 Wednesday', '5 Thursday', '6 Friday', '7 Saturday'],
  ]);
});

test('a report that could not be loaded shows the specified words', () => {
  expect([204, 404, 200, 500].map(reportFailure)).toEqual([
    'No report data',
    'No report found. Please contact the system administrator.',
    'An unexpected error occurred while processing the report.',
    'An unexpected error occurred while processing the report.',
  ]);
  expect(reportFailure(null)).toBe('The server did not respond.');
});
