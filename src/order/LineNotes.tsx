import type { CartLine } from '#domain/cart/cart.ts';

interface LineNotesProps {
  readonly line: CartLine;
  readonly className: string | undefined;
}

/** The notes of an ordered line. */
export function LineNotes({ line: { productText1, productText2 }, className }: LineNotesProps) {
  return [productText1, productText2].filter(Boolean).map((note) => (
    <p key={note} className={className}>
      {note}
    </p>
  ));
}
