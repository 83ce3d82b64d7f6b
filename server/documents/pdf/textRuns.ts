import bidiFactory from 'bidi-js';
import type { FontFace } from './fontFaces.ts';

const bidi = bidiFactory();
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
/** Marks and joiners take the font of the letter before them. */
const JOINING = /^[\p{M}\p{Cf}]$/u;

/** A stretch of one font and one direction. */
export interface TextRun {
  text: string;
  face: FontFace;
  isRightToLeft: boolean;
}

interface LevelRun extends TextRun {
  level: number;
}

function faceFor(character: string, faces: readonly FontFace[], previous: FontFace | undefined): FontFace {
  const codePoint = character.codePointAt(0) ?? 0;
  if (previous && (JOINING.test(character) || character === ' ') && previous.covers(codePoint)) return previous;
  const [preferred] = faces;
  if (!preferred) throw new Error('no font');
  return faces.find((face) => face.covers(codePoint)) ?? preferred;
}

/** Rule L2 of the bidirectional algorithm, on whole runs. */
function inVisualOrder(runs: LevelRun[]): LevelRun[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...runs.map((run) => run.level));
  for (let level = highest; level >= 1; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while ((ordered[end]?.level ?? -1) >= level) end += 1;
      if (end > start) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = end;
    }
  }
  return ordered;
}

/** One line of text as runs from left to right, each in the first font that has its glyphs. */
export function textRuns(text: string, faces: readonly FontFace[]): TextRun[] {
  const levels = RIGHT_TO_LEFT.test(text) ? bidi.getEmbeddingLevels(text).levels : null;
  const runs: LevelRun[] = [];
  let index = 0;
  for (const character of text) {
    const level = levels?.[index] ?? 0;
    const last = runs.at(-1);
    const face = faceFor(character, faces, last?.face);
    const shown = level % 2 === 1 ? (bidi.getMirroredCharacter(character) ?? character) : character;
    if (last && last.face === face && last.level === level) last.text += shown;
    else runs.push({ text: shown, face, level, isRightToLeft: level % 2 === 1 });
    index += character.length;
  }
  return levels ? inVisualOrder(runs) : runs;
}
