import type { Change } from '../audit/change.ts';
import { sharedText } from '../texts/sharedText.ts';
import { choiceText, type Field, type Fields } from './field.ts';
import { valueAt } from './valueAt.ts';

const nothing = () => sharedText('differences.nothing');
/** The audit log's text for a row without a value. */
const listed = () => sharedText('differences.listed');
/** The maximum changes of one audit entry: a thousand new zip rules are too many to read. */
const KEPT = 200;
/** The maximum rows of a list on each side of a conflict. */
const SHOWN = 8;

/** A row of a list, or the value of another field, whose name is `''`; null on the side without it. */
interface ChangedRow {
  readonly name: string;
  readonly was: string | null;
  readonly is: string | null;
}

function rowsOf<Values extends object>(
  path: string,
  field: Field<Values>,
  values: Values,
): ReadonlyMap<string, string> {
  const { choices = [], none = nothing() } = field;
  const text = field.describe ? field.describe(values) : choiceText(choices, valueAt(values, path));
  return new Map(typeof text === 'string' ? [['', text || none]] : text);
}

/** The fields that differ between two states, each with its rows. */
function changedFields<Values extends object>(fields: Fields<Values>, before: Values, after: Values) {
  return Object.entries(fields).map(([path, field]) => {
    const [had, has] = [rowsOf(path, field, before), rowsOf(path, field, after)];
    const rows = [...new Set([...had.keys(), ...has.keys()])]
      .map((name): ChangedRow => ({ name, was: had.get(name) ?? null, is: has.get(name) ?? null }))
      .filter(({ was, is }) => was !== is);
    return { ...field, rows };
  });
}

/** The changes of an object, field by field in words. */
export function changesBetween<Values extends object>(fields: Fields<Values>, before: Values, after: Values): Change[] {
  const wordsOf = (text: string | null) => (text === '' ? listed() : text);
  const changes = changedFields(fields, before, after).flatMap(({ label, rows }) =>
    rows.map(({ name, was, is }) => ({
      what: name === '' ? label : `${label}: ${name}`,
      was: wordsOf(was),
      is: wordsOf(is),
    })),
  );
  const more = changes.length - KEPT;
  return more > 0
    ? [...changes.slice(0, KEPT), { what: sharedText('differences.andMore', { more }), was: null, is: null }]
    : changes;
}

/** A field that differs between two versions, each side in words. */
export interface Difference {
  readonly name: string;
  readonly mine: string;
  readonly theirs: string;
}

function sideOf(rows: readonly ChangedRow[], side: 'was' | 'is', joint: string): string {
  const lines = rows.flatMap(({ name, [side]: text }) =>
    text === null ? [] : [[name, text].filter(Boolean).join(joint)],
  );
  const more = lines.length - SHOWN;
  return (
    [...lines.slice(0, SHOWN), ...(more > 0 ? [sharedText('differences.moreLines', { more })] : [])].join('\n') ||
    nothing()
  );
}

/** The user's values beside those that another user saved; of a list only the rows that differ. */
export function differencesBetween<Values extends object>(
  fields: Fields<Values>,
  mine: Values,
  theirs: Values,
): Difference[] {
  return changedFields(fields, theirs, mine)
    .filter(({ rows }) => rows.length > 0)
    .map(({ label: name, joint = ': ', rows }) => ({
      name,
      mine: sideOf(rows, 'is', joint),
      theirs: sideOf(rows, 'was', joint),
    }));
}
