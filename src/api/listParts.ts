import type { TSchema } from 'typebox';
import { problemIn } from './schemaCheck.ts';

/** A list in parts, or the place where it does not match its schema. */
export type ListPart =
  | { kind: 'rows'; rows: readonly unknown[] }
  | { kind: 'end' }
  | { kind: 'unreadable'; where: string };

/** The number of rows that the page receives in a few milliseconds. */
const ROWS_OF_A_PART = 500;

/** The rows of a list as sent, after all of them match the schema. */
export function* listParts(bytes: ArrayBuffer, schema: TSchema): Generator<ListPart> {
  let list: unknown;
  try {
    list = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    yield { kind: 'unreadable', where: 'no JSON' };
    return;
  }
  const problem = problemIn(schema, list);
  if (problem !== null || !Array.isArray(list)) {
    yield { kind: 'unreadable', where: problem || '/' };
    return;
  }
  for (let from = 0; from < list.length; from += ROWS_OF_A_PART)
    yield { kind: 'rows', rows: list.slice(from, from + ROWS_OF_A_PART) };
  yield { kind: 'end' };
}
