import bidiFactory from 'bidi-js';
import { RIGHT_TO_LEFT_LETTER, RIGHT_TO_LEFT_MARK } from './baseDirection.ts';
import type { FontFace } from './fontFaces.ts';

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const PLAIN = /^[\x20-\x7e]*$/;
/** Marks and joiners take the font of the letter before them. */
const JOINING = /^[\p{M}\p{Cf}]/u;
/** Shows nothing by itself: direction marks, soft hyphens, selectors of a form. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\ufeff]/u;
/** Unseen, but decides which glyph its neighbours get. */
const SHAPING = /\p{Join_Control}|\p{Variation_Selector}|[\u{e0020}-\u{e007f}]/u;
/** A Thai tone stands above the ring of SARA AM, which is typed after it. */
const TONE_BEFORE_SARA_AM = /([\u0e48-\u0e4b])\u0e33/g;

/** A stretch of one font and one direction. */
export interface TextRun {
  text: string;
  face: FontFace;
  isRightToLeft: boolean;
}

interface LevelRun {
  face: FontFace;
  isRightToLeft: boolean;
  graphemes: string[];
  level: number;
}

const codePointOf = (character: string): number => character.codePointAt(0) ?? 0;

function coversAll(face: FontFace, grapheme: string): boolean {
  return [...grapheme].every((character) => UNSEEN.test(character) || face.covers(codePointOf(character)));
}

function faceFor(grapheme: string, faces: readonly FontFace[], previous: FontFace | undefined): FontFace {
  const isJoined = grapheme === ' ' ? previous?.hasBlanks : JOINING.test(grapheme);
  if (previous && isJoined && coversAll(previous, grapheme)) return previous;
  const face =
    faces.find((candidate) => candidate.isFor(grapheme) && coversAll(candidate, grapheme)) ??
    faces.find((candidate) => coversAll(candidate, grapheme)) ??
    faces.find((candidate) => candidate.covers(codePointOf(grapheme))) ??
    faces[0];
  if (!face) throw new Error('no font');
  return face;
}

function shownOf(grapheme: string, face: FontFace): string {
  return [...grapheme.replace(TONE_BEFORE_SARA_AM, '\u0e4d$1\u0e32').replace(/\p{Cc}/gu, ' ')]
    .filter((character) => !UNSEEN.test(character) || (SHAPING.test(character) && face.covers(codePointOf(character))))
    .join('');
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

/** Letters are turned around as they are shaped; a run of nothing but signs is not. */
function turned({ graphemes, face, isRightToLeft }: LevelRun): TextRun {
  const text = graphemes.join('');
  const isTurnedHere = isRightToLeft && !RIGHT_TO_LEFT_LETTER.test(text);
  return { text: isTurnedHere ? [...graphemes].reverse().join('') : text, face, isRightToLeft };
}

/** One line of text as runs from left to right, each in the font of its script that has its glyphs. */
export function textRuns(text: string, faces: readonly FontFace[]): TextRun[] {
  const [first] = faces;
  if (first && PLAIN.test(text)) return text === '' ? [] : [{ text, face: first, isRightToLeft: false }];
  const isTwoWay = RIGHT_TO_LEFT_LETTER.test(text) || text.includes(RIGHT_TO_LEFT_MARK);
  const levels = isTwoWay ? bidi.getEmbeddingLevels(text).levels : null;
  const runs: LevelRun[] = [];
  for (const { segment, index } of graphemes.segment(text)) {
    const level = levels?.[index] ?? 0;
    const isRightToLeft = level % 2 === 1;
    const last = runs.at(-1);
    const face = faceFor(segment, faces, last?.face);
    const seen = shownOf(segment, face);
    const shown = isRightToLeft ? (bidi.getMirroredCharacter(seen) ?? seen) : seen;
    if (shown === '') continue;
    if (last && last.face === face && last.level === level) last.graphemes.push(shown);
    else runs.push({ graphemes: [shown], face, level, isRightToLeft });
  }
  return inVisualOrder(runs).map(turned);
}
