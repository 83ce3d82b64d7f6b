import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const TESTS = join(import.meta.dirname, '../../test/machines');
const TEST =
  /^\s*test(\.each[^(\n]*\([\s\S]*?\n\s*\]\)|\.each[^\n]*\))?\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`([^`]*)`)/gm;
const MOST_NAMED = 8;

function valuesOf(rows: string, placeholder: string): string[] {
  const key = placeholder.slice(1);
  const pattern = placeholder.startsWith('%') ? /^\s*\[\s*'([^']+)'/gm : new RegExp(`\\b${key}: '([^']+)'`, 'g');
  return [...new Set([...rows.matchAll(pattern)].map(([, value]) => value ?? ''))];
}

/** The rows of a table in the place of the name's placeholders: all that stand there as plain texts, else dots. */
function filled(name: string, rows: string): string {
  return name.replaceAll(/%[sidfjo]|\$\w+/g, (placeholder) => {
    const values = valuesOf(rows, placeholder);
    return values.length > 0 && values.length <= MOST_NAMED ? values.join(' / ') : '…';
  });
}

/** The names of a file's tests as sentences. */
export function promisesIn(source: string): string[] {
  return [...source.matchAll(TEST)].map(([, rows = '', single, double, template]) => {
    const name = filled((single ?? double ?? template ?? '').replaceAll(/\\(.)/g, '$1'), rows);
    const sentence = name.charAt(0).toUpperCase() + name.slice(1);
    return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`;
  });
}

/** What the tests promise about the machine of a file, `machines/cart/cartMachine.ts`: those of the files that import it. */
export function promisesAbout(file: string): string[] {
  const names = readdirSync(TESTS).filter((name) => name.endsWith('.promises.test.ts'));
  const sources = names.toSorted().map((name) => readFileSync(join(TESTS, name), 'utf8'));
  return sources.filter((source) => source.includes(`'#${file}'`)).flatMap(promisesIn);
}
