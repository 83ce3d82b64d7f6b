import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { number } from '#domain/dataImport/cell.ts';
import { day } from '#domain/dataImport/dateCell.ts';
import { type ChosenNotation, evidenceOf } from '#domain/dataImport/evidence.ts';
import type { Kind } from '#domain/dataImport/kind.ts';
import { type DateOrder, type DecimalSign, POINT_NOTATION } from '#domain/dataImport/notation.ts';
import { evidenceIn, readRow } from '#domain/dataImport/readRow.ts';
import { decimal } from '#domain/decimal.ts';
import { runs } from '../../support/runner/propertyRuns.ts';

const described = { synonyms: [], means: '', example: '' };
const kind: Kind = {
  name: 'values',
  title: 'Values',
  whenAbsent: null,
  columns: [
    { ...described, name: 'amount', isNumber: true, read: number({ places: 4, least: '-9999999', most: '9999999' }) },
    { ...described, name: 'date', isDate: true, read: day },
  ],
};

/** A value as written in a file, and the intended value. */
interface Written {
  text: string;
  meant: string;
}

/** The values of a column as a file with nothing else is read: `null` where the value is refused. */
function readColumn(column: 'amount' | 'date', values: readonly Written[], answer: ChosenNotation = {}) {
  const evidence = evidenceOf(kind, answer);
  for (const { text } of values) evidence.add(column, evidenceIn(text) ?? '');
  const { columns, questions } = evidence.decide();
  const rows = values.map(({ text }, at) =>
    readRow(kind, at + 2, { [column]: text }, (name) => columns[name] ?? POINT_NOTATION),
  );
  const read = rows.map(({ values: of, refusals }) => (refusals.length > 0 ? null : (of[column] ?? '')));
  const codes = rows.flatMap(({ refusals }) => refusals.map(({ code }) => code));
  return { read, codes, questions };
}

const MARKS = { point: { decimals: '.', groups: ',' }, comma: { decimals: ',', groups: '.' } } as const;

const grouped = (whole: string, mark: string) => whole.replaceAll(/\B(?=(?:\d{3})+$)/g, mark);

const numberBy = (sign: DecimalSign): fc.Arbitrary<Written> =>
  fc
    .record({
      whole: fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 9_999_998 })),
      decimals: fc.oneof(fc.constant(''), fc.stringMatching(/^\d{1,4}$/)),
      groups: fc.constantFrom('none', 'mark', 'mark', 'blank'),
      frame: fc.constantFrom('', '', '', '-', '$', '()'),
    })
    .map(({ whole, decimals, groups, frame }) => {
      const mark = { none: '', mark: MARKS[sign].groups, blank: '\u00a0' }[groups];
      const bare = `${grouped(`${whole}`, mark)}${decimals && MARKS[sign].decimals}${decimals}`;
      const isBelow = frame === '-' || frame === '()';
      return {
        text: frame === '()' ? `(${bare})` : `${frame}${bare}`,
        meant: `${isBelow ? '-' : ''}${whole}.${decimals || '0'}`,
      };
    });

/** Can be a number of one convention alone. */
const certain: Readonly<Record<DecimalSign, Written>> = {
  point: { text: '12.50', meant: '12.5' },
  comma: { text: '12,50', meant: '12.5' },
};

const dateBy = (order: DateOrder): fc.Arbitrary<Written> =>
  fc
    .record({
      date: fc.date({ min: new Date('1990-01-01'), max: new Date('2030-12-31'), noInvalidDate: true }),
      mark: fc.constantFrom('/', '.', '-'),
      form: fc.constantFrom('yearLast', 'yearLast', 'yearLast', 'yearFirst', 'padded'),
    })
    .map(({ date, mark, form }) => {
      const meant = date.toISOString().slice(0, 10);
      const [year = '', month = '', dayOfMonth = ''] = meant.split('-');
      if (form === 'yearFirst') return { text: meant, meant };
      const short = (text: string) => (form === 'padded' ? text : String(Number(text)));
      const parts = order === 'monthFirst' ? [month, dayOfMonth] : [dayOfMonth, month];
      return { text: [...parts.map(short), year].join(mark), meant };
    });

const columnOf = (value: fc.Arbitrary<Written>) => fc.array(value, { minLength: 1, maxLength: 12 });

const isSame = (column: 'amount' | 'date', read: string, meant: string) =>
  column === 'amount' ? decimal(read).eq(decimal(meant)) : read === meant;

interface Counts {
  columns: number;
  values: number;
  read: number;
  asked: number;
}

/** Every value is read as intended, or is refused as ambiguous with a question. */
function expectNothingInSilence(column: 'amount' | 'date', values: readonly Written[], counts: Counts) {
  const { read, codes, questions } = readColumn(column, values);
  read.forEach((value, at) => {
    const { text = '', meant = '' } = values[at] ?? {};
    if (value !== null) expect(isSame(column, value, meant), `${text} was read as ${value}`).toBe(true);
  });
  const asked = read.filter((value) => value === null).length;
  expect(codes).toEqual(Array(asked).fill(column === 'amount' ? 'ambiguousNumber' : 'ambiguousDate'));
  expect(questions).toHaveLength(asked > 0 ? 1 : 0);
  counts.columns += 1;
  counts.values += read.length;
  counts.asked += asked;
  counts.read += read.length - asked;
}

/** With the answer every value is read as it was meant. */
function expectAnswered(column: 'amount' | 'date', values: readonly Written[], answer: ChosenNotation) {
  const { read, questions } = readColumn(column, values, answer);
  expect(questions).toEqual([]);
  expect(read.map((value, at) => value !== null && isSame(column, value, values[at]?.meant ?? ''))).toEqual(
    values.map(() => true),
  );
}

const RUNS = runs(1000);
const noCounts = (): Counts => ({ columns: 0, values: 0, read: 0, asked: 0 });

describe('a value of a column is never read as another one in silence', () => {
  test.each(['point', 'comma'] as const)(
    'of numbers with a decimal %s, and all are read once the format is chosen',
    (sign) => {
      const counts = noCounts();
      fc.assert(
        fc.property(columnOf(numberBy(sign)), (values) => {
          expectNothingInSilence('amount', values, counts);
          expectAnswered('amount', values, { decimal: sign });
        }),
        { numRuns: RUNS },
      );
      expect(counts.read).toBeGreaterThan(counts.values / 2);
      expect(counts.asked).toBeGreaterThan(0);
    },
  );

  test('of numbers of both conventions, where the column shows both', () => {
    const counts = noCounts();
    const either = fc.oneof(numberBy('point'), numberBy('comma'));
    fc.assert(
      fc.property(columnOf(either), fc.nat(), (values, at) => {
        const shown = values.toSpliced(at % (values.length + 1), 0, certain.point, certain.comma);
        expectNothingInSilence('amount', shown, counts);
      }),
      { numRuns: RUNS },
    );
    expect(counts.read).toBeGreaterThan(counts.values / 2);
    expect(counts.asked).toBeGreaterThan(0);
  });

  test.each(['monthFirst', 'dayFirst'] as const)(
    'of dates written %s, and all are read once the format is chosen',
    (order) => {
      const counts = noCounts();
      fc.assert(
        fc.property(columnOf(dateBy(order)), (values) => {
          expectNothingInSilence('date', values, counts);
          expectAnswered('date', values, { dateOrder: order });
        }),
        { numRuns: RUNS },
      );
      expect(counts.read).toBeGreaterThan(counts.values / 2);
      expect(counts.asked).toBeGreaterThan(0);
    },
  );
});
