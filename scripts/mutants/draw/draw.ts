import { basename } from 'node:path';
import { type Random, randomFor } from '../../../server/app/demoData/random.ts';
import { readMutant, withMutant } from '../mutant.ts';
import { type Mistake, OPERATORS } from './operators.ts';
import { AREA_NAMES, areaOf } from './places.ts';
import { ownerOf, placesOf } from './syntax.ts';
import { writePatch } from './writePatch.ts';

export interface SourceFile {
  /** The path from the root. */
  readonly file: string;
  readonly text: string;
}

/** A possible mistake in a file. */
export interface Site {
  readonly area: string;
  readonly operator: string;
  readonly file: string;
  readonly patch: string;
}

export interface Drawn {
  readonly name: string;
  readonly patch: string;
}

function withMistake(text: string, { start, end, text: other }: Mistake): string {
  const isAlone = other === '' && /\n[ \t]*$/.test(text.slice(0, start)) && text[end] === '\n';
  const begin = isAlone ? text.lastIndexOf('\n', start - 1) : start;
  return text.slice(0, begin) + other + text.slice(end);
}

/** Null if the result would not parse, or could not be applied again. */
function siteOf({ file, text }: SourceFile, owner: string | null, operator: string, mistake: Mistake): Site | null {
  const after = withMistake(text, mistake);
  const area = areaOf(file);
  if (!area || after === text || placesOf(file, after) === null) return null;
  const patch = `In ${owner ?? basename(file)}, it ${mistake.says}.\n\n${writePatch(file, text, after)}`;
  const applied = withMutant(readMutant('drawn', patch), () => text);
  return applied?.get(file) === after ? { area, operator, file, patch } : null;
}

/** Every possible mistake in the files of the areas. */
export function sitesOf(source: SourceFile): Site[] {
  if (!areaOf(source.file)) return [];
  return (placesOf(source.file, source.text) ?? []).flatMap((place) =>
    Object.entries(OPERATORS).flatMap(([operator, find]) =>
      [find(place) ?? []].flat().flatMap((mistake) => siteOf(source, ownerOf(place), operator, mistake) ?? []),
    ),
  );
}

function nextSite(sites: readonly Site[], drawn: readonly Site[], area: string, random: Random): Site | null {
  const uses = (operator: string) => drawn.filter((site) => site.operator === operator).length;
  const isFree = ({ file }: Site) => drawn.every((site) => site.file !== file);
  const here = sites.filter((site) => site.area === area && isFree(site));
  const fewest = Math.min(...here.map(({ operator }) => uses(operator)));
  const operators = [...new Set(here.map(({ operator }) => operator))].filter((one) => uses(one) === fewest);
  const [first, ...others] = operators;
  if (first === undefined) return null;
  const operator = random.pick([first, ...others]);
  const choices = here.filter((site) => site.operator === operator);
  return choices[random.integer(0, choices.length - 1)] ?? null;
}

/** One area after the other, each time with the kind of mistake drawn least so far, in a file without a mutant. */
export function drawMutants(files: readonly SourceFile[], { seed, count }: { seed: number; count: number }): Drawn[] {
  const random = randomFor(seed, 0);
  const sites = files.flatMap(sitesOf);
  const drawn: Site[] = [];
  for (let turn = 0; drawn.length < count && turn < count * AREA_NAMES.length; turn += 1) {
    const area = AREA_NAMES[turn % AREA_NAMES.length] ?? '';
    const site = nextSite(sites, drawn, area, random);
    if (site) drawn.push(site);
  }
  return drawn.map(({ operator, file, patch }, index) => ({
    name: `drawn-${String(index + 1).padStart(2, '0')}-${operator}-${basename(file, '.ts')}`,
    patch,
  }));
}
