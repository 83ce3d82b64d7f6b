import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseColumn } from '#domain/paste/chooseColumn.ts';
import { correctRow, type MatchedRow, matchText, NOTHING_ADDED } from '#domain/paste/review.ts';
import { questionsOf } from '#domain/paste/tables/columnQuestions.ts';
import { runs } from '../support/runner/propertyRuns.ts';
import { fitsBothWays, type Order, order } from './pasteOrders.ts';
import { catalogueFor, shelfProduct } from './pasteSamples.ts';

const smallShop = catalogueFor(
  [4, 6].map((key) => ({
    ...shelfProduct(key, [`${key}`, `${key}`], `Goods ${key}`, ['CS']),
    productCategoryCode: 'OPEN',
  })),
);
const matched = ({ text, catalogue }: Order) => matchText(text, catalogue);
const ordered = (rows: readonly MatchedRow[], { isHeaded }: Order) => rows.slice(isHeaded ? 1 : 0);

function answered(rows: readonly MatchedRow[], { text, catalogue, codeColumn }: Order) {
  const choose = (all: readonly MatchedRow[], line: number) =>
    chooseColumn(all, { text, line, column: codeColumn }, catalogue, NOTHING_ADDED);
  return questionsOf(rows.map(({ row }) => row))
    .map(({ line }) => line)
    .reduce(choose, rows);
}

/** Lines that are ready for another product than the one of their code. */
function mistaken(rows: readonly MatchedRow[], { lines }: Order): string[] {
  return rows.flatMap(({ row, match }, at) => {
    const isReady = match.kind === 'found' || match.kind === 'repeated';
    return isReady && match.productKey !== lines[at]?.productKey ? [row.text] : [];
  });
}

function readyOf(rows: readonly MatchedRow[], { lines }: Order) {
  return lines.map((line, at) => {
    const match = rows[at]?.match;
    return line.productKey === null ? null : match?.kind === 'found' && match.quantity === line.quantity;
  });
}

test('no code becomes another product, and nearly all lines of sold codes are ready where only one order of columns fits', () => {
  const counts = { pastes: 0, lines: 0, unsold: 0, asked: 0, sure: 0, sureReady: 0, answered: 0, answeredReady: 0 };
  fc.assert(
    fc.property(order, (one) => {
      const rows = matched(one);
      const lines = ordered(rows, one);
      expect(mistaken(lines, one)).toEqual([]);
      const after = ordered(answered(rows, one), one);
      expect(mistaken(after, one)).toEqual([]);
      const isAsked = questionsOf(rows.map(({ row }) => row)).length > 0;
      counts.pastes += 1;
      counts.lines += lines.length;
      counts.unsold += one.lines.filter(({ productKey }) => productKey === null).length;
      counts.asked += isAsked ? 1 : 0;
      const ready = readyOf(isAsked ? after : lines, one).filter((is) => is !== null);
      const readyCount = ready.filter(Boolean).length;
      if (isAsked) {
        counts.answered += ready.length;
        counts.answeredReady += readyCount;
      }
      if ((one.isHeaded || !fitsBothWays(one)) && !one.isSentence) {
        const sure = readyOf(lines, one).filter((is) => is !== null);
        counts.sure += sure.length;
        counts.sureReady += sure.filter(Boolean).length;
      }
    }),
    { numRuns: runs(300) },
  );
  expect(counts.sureReady).toBeGreaterThanOrEqual(counts.sure * 0.95);
  expect(counts.answeredReady).toBeGreaterThanOrEqual(counts.answered * 0.95);
});

test('a choice applies to one table alone, and clears what was chosen for its lines by another column', () => {
  const text = 'Hello\n17;6\n4;3\n\n6 17\n3 4';
  const rows = matchText(text, smallShop);
  const questions = questionsOf(rows.map(({ row }) => row));
  expect(questions.map(({ line, lines }) => [line, lines.map(({ cells }) => cells)])).toEqual([
    [
      2,
      [
        ['17', '6'],
        ['4', '3'],
      ],
    ],
    [
      5,
      [
        ['6', '17'],
        ['3', '4'],
      ],
    ],
  ]);
  const kinds = (matched: readonly MatchedRow[]) => matched.map(({ match }) => match.kind);
  const choose = (matched: readonly MatchedRow[], column: number) =>
    chooseColumn(matched, { text, line: 2, column }, smallShop, NOTHING_ADDED);
  const first = choose(rows, 1);
  expect(kinds(first)).toEqual(['notOrderLine', 'found', 'unknown', 'undecided', 'undecided']);
  const corrected = correctRow(first, 3, { productKey: 4 }, smallShop, NOTHING_ADDED);
  expect(kinds(corrected)[2]).toBe('found');
  const changed = choose(corrected, 0);
  expect(kinds(changed)).toEqual(['notOrderLine', 'unknown', 'found', 'undecided', 'undecided']);
  expect(changed[2]?.match).toMatchObject({ productKey: 4, quantity: '3' });
});
