import { codeKey } from '../../product/codeKey.ts';
import { bare } from './lineWord.ts';
import { type PasteIndex, productsOfCode } from './pasteIndex.ts';
import { isUnitWord } from './unitWords.ts';

/** Shorter codes are too easily part of a size: `2x4`. */
const SHORTEST_CODE = 3;
const TIMES_BEHIND = /^(.+)[x×*]([\d.,¼-¾]+\p{L}*)$/iu;
const TIMES_BEFORE = /^([\d.,¼-¾]+)[x×*](.+)$/i;
const DASHED = /^(.+)([-–]\d+)$/;

/**
 * The words of a line with codes and quantities separated: `10363x3`, `3x10363`, `10089-2 cs`. `10089-2` without a unit
 * may be negative.
 */
export function withoutGlue(raw: readonly string[], index: PasteIndex): string[] {
  return raw.flatMap((_, place) => apartAt(raw, place, index));
}

/** One word with its parts separated. */
export function apartAt(raw: readonly string[], place: number, index: PasteIndex): readonly string[] {
  const word = raw[place] ?? '';
  const text = bare(word);
  const isCode = (part: string) => codeKey(part).length >= SHORTEST_CODE && productsOfCode(index, part).length > 0;
  if (productsOfCode(index, text).length > 0) return [word];
  const [, code = '', many = ''] = TIMES_BEHIND.exec(text) ?? [];
  if (isCode(code)) return [code, 'x', many];
  const [, times = '', coded = ''] = TIMES_BEFORE.exec(text) ?? [];
  if (isCode(coded)) return [times, 'x', coded];
  const [, dashed = '', count = ''] = DASHED.exec(text) ?? [];
  if (!isCode(dashed)) return [word];
  return [dashed, isUnitWord(bare(raw[place + 1] ?? ''), index.soldUnits) ? count.slice(1) : count];
}
