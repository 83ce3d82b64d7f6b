import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** An invariant of a test file. */
export interface Invariant {
  sentence: string;
  /** The names of its test: one, or one per row of its table. */
  names: RegExp;
}

const TESTS = join(import.meta.dirname, '../../test/machines');
const TEST =
  /^\s*test(\.each[^(\n]*\(\[\n[\s\S]*?\n\s*\](?: as const)?\)|\.each[^\n]*\))?\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`([^`]*)`)/gm;
const PLACEHOLDER = /%[sidfjo]|\$\{[^}]*\}|\$\w+/g;
const MOST_NAMED = 8;

function valuesOf(rows: string, placeholder: string): string[] {
  const key = placeholder.slice(1);
  const pattern = placeholder.startsWith('%') ? /^\s*\[\s*'([^']+)'/gm : new RegExp(`\\b${key}: '([^']+)'`, 'g');
  return [...new Set([...rows.matchAll(pattern)].map(([, value]) => value ?? ''))];
}

/** Fills the placeholders of a test's name with the rows of its table, or with dots if a row is not plain text. */
function filled(name: string, rows: string): string {
  return name.replaceAll(PLACEHOLDER, (placeholder) => {
    const values = placeholder.startsWith('${') ? [] : valuesOf(rows, placeholder);
    return values.length > 0 && values.length <= MOST_NAMED ? values.join(' / ') : '…';
  });
}

function sentenceOf(text: string): string {
  const sentence = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** A reporter may put group names before the name of a test. */
function namesLike(name: string): RegExp {
  const parts = name.split(PLACEHOLDER).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?:^| > )${parts.join('.*')}$`);
}

/** The invariants of a test file. */
export function invariantsIn(source: string): Invariant[] {
  return [...source.matchAll(TEST)].map(([, rows = '', single, double, template]) => {
    const name = (single ?? double ?? template ?? '').replaceAll(/\\(.)/g, '$1');
    return { sentence: sentenceOf(filled(name, rows)), names: namesLike(name) };
  });
}

/**
 * The invariants of a file's machine, such as `machines/shop/cart/cartMachine.ts`: those in tests that import it, and
 * in tests that are named after it and import none.
 */
export function invariantsAbout(file: string): Invariant[] {
  const names = readdirSync(TESTS, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.invariants.test.ts'),
  );
  return names.toSorted().flatMap((name) => {
    const source = readFileSync(join(TESTS, name), 'utf8');
    const isNamedAfter = file.endsWith(`/${basename(name).split('.')[0]}Machine.ts`);
    return (isNamedAfter && !/'#machines\/[\w/]+Machine\.ts'/.test(source)) || source.includes(`'#${file}'`)
      ? invariantsIn(source)
      : [];
  });
}
