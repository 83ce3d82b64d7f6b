import type { CartLine } from '#domain/cart/cart.ts';

interface LineNotesProps {
  readonly line: CartLine;
  readonly className: string | undefined;
}

/** What was written to a line when it was ordered. */
export function LineNotes({ line: { productText1, productText2 }, className }: LineNotesProps) {
  return [productText1, productText2].filter(Boolean).map((note) => (
    <p key={note} className={className}>
      {note}
    </p>
  ));
}
