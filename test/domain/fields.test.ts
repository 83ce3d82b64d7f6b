import { expect, test } from 'vitest';
import { changesBetween, differencesBetween } from '#domain/fields/differences.ts';
import { type Fields, flag } from '#domain/fields/field.ts';

interface Dock {
  name: string;
  isOpen: boolean;
  note: string | null;
  crews: Readonly<Record<string, string>>;
}

const fields: Fields<Dock> = {
  name: { label: 'Name' },
  isOpen: flag('Open', ''),
  note: { label: 'Note', none: 'No note' },
  crews: { label: 'Crews', joint: ' → ', describe: ({ crews }) => Object.entries(crews) },
};
const dock: Dock = { name: 'North', isOpen: true, note: null, crews: { A: 'Bo', B: '' } };

test('unchanged fields are left out, whatever is around them', () => {
  expect(changesBetween(fields, dock, { ...dock, name: ' North ' })).toEqual([]);
  expect(differencesBetween(fields, dock, { ...dock })).toEqual([]);
});

test('changes are listed field by field and row by row, in reading order', () => {
  const after = { name: 'South', isOpen: false, note: 'Ice', crews: { A: 'Cy', C: '' } };
  expect(changesBetween(fields, dock, after)).toEqual([
    { what: 'Name', was: 'North', is: 'South' },
    { what: 'Open', was: 'Yes', is: 'No' },
    { what: 'Note', was: 'No note', is: 'Ice' },
    { what: 'Crews: A', was: 'Bo', is: 'Cy' },
    { what: 'Crews: B', was: 'Listed', is: null },
    { what: 'Crews: C', was: null, is: 'Listed' },
  ]);
});

test('two versions are side by side, of a list only the rows that differ', () => {
  const mine = { ...dock, note: '', crews: { A: 'Cy', B: '' } };
  const theirs = { ...dock, note: 'Ice', crews: { A: 'Bo', B: '', C: 'Di' } };
  expect(differencesBetween(fields, mine, theirs)).toEqual([
    { name: 'Note', mine: 'No note', theirs: 'Ice' },
    { name: 'Crews', mine: 'A → Cy', theirs: 'A → Bo\nC → Di' },
  ]);
});

test('of a thousand rows the first are listed, with the number of the others', () => {
  const crews = Object.fromEntries(Array.from({ length: 1_000 }, (_, place) => [`C${place}`, 'Bo']));
  const changes = changesBetween(fields, { ...dock, crews: {} }, { ...dock, crews });
  expect([changes.length, changes.at(-1)]).toEqual([201, { what: 'And 800 more', was: null, is: null }]);
  const [difference] = differencesBetween(fields, { ...dock, crews }, { ...dock, crews: {} });
  expect([difference?.mine.split('\n').length, difference?.mine.split('\n').at(-1), difference?.theirs]).toEqual([
    9,
    'and 992 more',
    'Nothing',
  ]);
});
