import { Children, type ReactNode } from 'react';

const FIRST = 0xe000;
const SLOTS = /([\uE000-\uE0FF])/;

/** The value of an argument that is an element: `Filled` shows the part of this number in its place. */
export const slot = (place: number): string => String.fromCharCode(FIRST + place);

interface FilledProps {
  /** A whole message, so that a language can put its arguments in any order. */
  readonly text: string;
  readonly parts: readonly ReactNode[];
}

export function Filled({ text, parts }: FilledProps) {
  const pieces = text
    .split(SLOTS)
    .map((piece, place) => (place % 2 === 0 ? piece : parts[piece.charCodeAt(0) - FIRST]));
  return <>{Children.toArray(pieces)}</>;
}
