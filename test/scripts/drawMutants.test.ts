import { describe, expect, test } from 'vitest';
import { drawMutants, sitesOf } from '../../scripts/mutants/draw/draw.ts';
import { readMutant, withMutant } from '../../scripts/mutants/mutant.ts';

const SAMPLES = {
  boundary: ['const isLate = due < today;', 'const isLate = due <= today;'],
  condition: ['if (isOpen) close();', 'if (!(isOpen)) close();'],
  'and-or': ['const isBoth = one && other;', 'const isBoth = (one) || (other);'],
  'write-left-out': ['await save(order);', null],
  'filter-left-out': ['const open = rows.filter(isOpen);', 'const open = rows;'],
  'case-told': ['const key = name.toLowerCase();', 'const key = name;'],
  'other-field': ['add(row.issuedOn, row.dueOn);', 'add(row.dueOn, row.dueOn);'],
  utc: ['const today = dateInZone(now, site.timeZone);', "const today = dateInZone(now, 'UTC');"],
  fallback: ['const count = given ?? 0;', 'const count = given ?? 1;'],
  swallow: ['if (isBroken) throw broken;', 'if (isBroken) {}'],
  'off-by-one': ['const next = place + 1;', 'const next = place;'],
  'reset-left-out': ['const begin = assign({ wish, problem: null });', 'const begin = assign({ wish,  });'],
  'cleanup-left-out': ['loading.delete(key);', null],
} as const;

const textOf = (line: string) => `// before\n${line}\n// after\n`;
const samples = Object.entries(SAMPLES);
const files = [
  'machines/admin',
  'server/modules/dataImport',
  'server/modules/receivables',
  'server/modules/punchout',
].flatMap((folder) => samples.map(([operator, [line]]) => ({ file: `${folder}/${operator}.ts`, text: textOf(line) })));

describe('a drawn mutant', () => {
  test.each(samples)('makes the mistake %s as a developer would', (operator, [line, mistaken]) => {
    const sites = sitesOf({ file: 'src/cart/cartPorts.ts', text: textOf(line) }).filter(
      (site) => site.operator === operator,
    );
    const texts = sites.map(({ patch }) =>
      withMutant(readMutant(operator, patch), () => textOf(line))?.get('src/cart/cartPorts.ts'),
    );
    expect(texts).toContain(mistaken === null ? '// before\n// after\n' : textOf(mistaken));
    expect(sites.map(({ patch }) => readMutant(operator, patch).says)).toEqual(
      sites.map(() => expect.stringMatching(/^In .*\.$/)),
    );
  });

  test('is at a place where mistakes are drawn, and parses', () => {
    const text = textOf('const isLate = due < today;');
    expect(sitesOf({ file: 'scripts/a.ts', text })).toEqual([]);
    expect(sitesOf({ file: 'domain/dataImport/fileTexts.ts', text })).toEqual([]);
    expect(sitesOf({ file: 'src/cart/cartPorts.ts', text: 'const isLate = ;' })).toEqual([]);
  });

  test('is the same for a seed, and no file and no kind is drawn before the others had their turn', () => {
    const drawn = (seed: number, count = 13) => drawMutants(files, { seed, count });
    expect(drawn(7)).toEqual(drawn(7));
    expect(drawn(7)).not.toEqual(drawn(8));
    expect(drawn(7, 20).slice(0, 13)).toEqual(drawn(7));
    const mutated = drawn(7, 99).map(({ name, patch }) => readMutant(name, patch).hunks[0]?.file);
    expect(mutated.toSorted()).toEqual(files.map(({ file }) => file).toSorted());
    const operators = drawn(7).map(({ name }) => /^drawn-\d\d-(.*)-[^-]+$/.exec(name)?.[1]);
    expect(new Set(operators).size).toBeGreaterThanOrEqual(10);
  });
});
