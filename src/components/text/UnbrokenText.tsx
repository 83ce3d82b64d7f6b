import { Fragment, type ReactNode } from 'react';
import { noBreakPieces } from '#domain/noBreak.ts';
import styles from './UnbrokenText.module.css';

/** A marked range of the text, without its end. */
interface Marked {
  readonly from: number;
  readonly to: number;
}

interface UnbrokenTextProps {
  readonly children: string;
  /** In their order. */
  readonly marks?: readonly Marked[] | undefined;
}

/** A part of the text with its marks; `start` is its offset in the text. */
function markedPiece(text: string, start: number, marks: readonly Marked[]): ReactNode {
  let shown = 0;
  const parts = marks.flatMap((mark) => {
    const from = Math.max(mark.from - start, 0);
    const to = Math.min(mark.to - start, text.length);
    if (from >= to) return [];
    const before = text.slice(shown, from);
    shown = to;
    return [
      <Fragment key={from}>
        {before}
        <mark className={styles.mark}>{text.slice(from, to)}</mark>
      </Fragment>,
    ];
  });
  return parts.length === 0 ? text : [...parts, text.slice(shown)];
}

/**
 * A text that does not break hyphenated words, ranges, measures, and prices with their units; a copy of it is
 * unchanged.
 */
export function UnbrokenText({ children, marks = [] }: UnbrokenTextProps) {
  let place = 0;
  return noBreakPieces(children).map(({ text, isWhole }) => {
    const piece = markedPiece(text, place, marks);
    place += text.length;
    return isWhole ? (
      <span key={place} className={styles.whole}>
        {piece}
      </span>
    ) : (
      <Fragment key={place}>{piece}</Fragment>
    );
  });
}
