import bidiFactory from 'bidi-js';
import { RIGHT_TO_LEFT_LETTER, RIGHT_TO_LEFT_MARK } from './baseDirection.ts';
import type { FontFace } from './fontFaces.ts';

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Only single characters that the first font has. */
export const PLAIN = /^[ -~¡-¬®-ſЀ-ҁҊ-ӿ–—‘’“”•…]*$/;
/** Marks and joiners use the font of the letter before them. */
const JOINING = /^[\p{M}\p{Cf}]/u;
/** Invisible characters: direction marks, soft hyphens, variation selectors. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\ufeff]/u;
/** Unseen, but decides which glyph its neighbours get. */
const SHAPING = /\p{Join_Control}|\p{Variation_Selector}|[\u{e0020}-\u{e007f}]/u;
/** It is set as its two parts; a Thai tone mark is above the ring, although it is typed before it. */
const SARA_AM = /([\u0e48-\u0e4b]?)\u0e33/g;
const CHANGED = /[\p{Default_Ignorable_Code_Point}\ufeff\u0e33]/u;
/** Some fonts have empty glyphs for them. */
const CONTROLS = /\p{Cc}/gu;

/** bidi-js treats both halves of such a character as letters. */
const PICTOGRAM = /[\u{1f300}-\u{1faff}]/gu;
const NEUTRAL = '\u2603\u2603';
/** Characters that fontkit reverses while shaping: letters, and Arabic digits, which run from left to right. */
const TURNED_BY_FONT = new RegExp(`${RIGHT_TO_LEFT_LETTER.source}|[\\u0660-\\u0669]`, 'u');

/** A stretch of one font and one direction. */
export interface TextRun {
  text: string;
  face: FontFace;
  /** Its place among the runs in the order in which they are read. */
  place: number;
  /** Joined or turned around by the font: shaped as a whole, blanks included. */
  isWhole: boolean;
  /** The actual text, when its glyphs are spelled in another way. */
  actual?: string;
}

interface LevelRun {
  face: FontFace;
  source: string;
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

/** Replaces characters that no font has: narrow kana, circled letters. */
function writable(grapheme: string, faces: readonly FontFace[]): string {
  return faces.some((face) => coversAll(face, grapheme)) ? grapheme : grapheme.normalize('NFKC');
}

function shownOf(grapheme: string, face: FontFace): string {
  if (!CHANGED.test(grapheme)) return grapheme;
  return [...grapheme.replace(SARA_AM, '\u0e4d$1\u0e32')]
    .filter((character) => !UNSEEN.test(character) || (SHAPING.test(character) && face.covers(codePointOf(character))))
    .join('');
}

/** Rule L2 of the bidirectional algorithm, on whole runs. */
function inVisualOrder<T extends { level: number }>(runs: readonly T[]): T[] {
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

function asShaped({ face, source, graphemes, level }: LevelRun, place: number): TextRun {
  const isWhole = TURNED_BY_FONT.test(source);
  const isTurned = (level % 2 === 1) !== isWhole;
  const text = (isTurned ? [...graphemes].reverse() : graphemes).join('');
  const actual = source.search(SARA_AM) < 0 ? {} : { actual: source };
  return { text, face, place, isWhole, ...actual };
}

/** One line of text as runs from left to right, each in the font of its script that has its glyphs. */
export function textRuns(given: string, faces: readonly FontFace[]): TextRun[] {
  const text = given.replace(CONTROLS, ' ');
  const [first] = faces;
  if (first && PLAIN.test(text)) return text === '' ? [] : [{ text, face: first, place: 0, isWhole: false }];
  const isTwoWay = RIGHT_TO_LEFT_LETTER.test(text) || text.includes(RIGHT_TO_LEFT_MARK);
  const levels = isTwoWay ? bidi.getEmbeddingLevels(text.replace(PICTOGRAM, NEUTRAL)).levels : null;
  const usable = faces.filter((face) => face.fits(text));
  const runs: LevelRun[] = [];
  for (const { segment, index } of graphemes.segment(text)) {
    const level = levels?.[index] ?? 0;
    const last = runs.at(-1);
    const written = writable(segment, usable);
    const face = faceFor(written, usable, last?.face);
    const seen = shownOf(written, face);
    const shown = level % 2 === 1 ? (bidi.getMirroredCharacter(seen) ?? seen) : seen;
    if (shown === '') continue;
    if (last && last.face === face && last.level === level) {
      last.source += segment;
      last.graphemes.push(shown);
    } else {
      runs.push({ face, source: segment, graphemes: [shown], level });
    }
  }
  const read = runs.map((run, place) => ({ level: run.level, run: asShaped(run, place) }));
  return inVisualOrder(read).map(({ run }) => run);
}
