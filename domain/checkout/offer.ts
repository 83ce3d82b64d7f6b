import { type Cart, type CartLine, EMPTY_CART, type Estimate } from '../cart/cart.ts';
import { belowMinimum } from '../cart/checkoutRules.ts';
import { decimal } from '../decimal.ts';
import { checkoutText } from '../texts/checkoutText.ts';

/** What an order would be: the cart and what it costs. Shown before it is submitted, and again when it has changed since. */
export interface Offer {
  cart: Cart;
  /** Without amounts while pricing is hidden. */
  estimate: Estimate;
}

/** How a line differs from what was shown. Prices and quantities are before and after. */
export type LineChange =
  | { kind: 'price'; line: CartLine; from: number; to: number }
  | { kind: 'quantity'; line: CartLine; from: number; to: number }
  | { kind: 'added'; line: CartLine }
  | { kind: 'removed'; line: CartLine };

/** A line whose price moved since the buyer last saw it, as the server remembers. */
export function movedPrice(line: CartLine): LineChange | null {
  const { previousUnitPrice: from, unitPrice: to } = line;
  return from === undefined || from === null || to === undefined || from === to
    ? null
    : { kind: 'price', line, from, to };
}

function changesOf(line: CartLine, shown: CartLine | undefined): readonly LineChange[] {
  if (!shown) return [{ kind: 'added', line }];
  const moved: LineChange | null =
    shown.unitPrice === undefined || line.unitPrice === undefined || shown.unitPrice === line.unitPrice
      ? movedPrice(line)
      : { kind: 'price', line, from: shown.unitPrice, to: line.unitPrice };
  return [
    ...(shown.orderQuantity === line.orderQuantity
      ? []
      : [{ kind: 'quantity' as const, line, from: shown.orderQuantity, to: line.orderQuantity }]),
    ...(moved ? [moved] : []),
  ];
}

/** Every difference between the offer that was shown and the present one, in the order of the cart; what is gone comes last. */
export function offerChanges(shown: Offer, present: Offer): readonly LineChange[] {
  const shownById = new Map(shown.cart.lines.map((line) => [line.id, line]));
  const presentIds = new Set(present.cart.lines.map(({ id }) => id));
  return [
    ...present.cart.lines.flatMap((line) => changesOf(line, shownById.get(line.id))),
    ...shown.cart.lines.filter(({ id }) => !presentIds.has(id)).map((line): LineChange => ({ kind: 'removed', line })),
  ];
}

/** Lines whose price has risen since it was last shown: consent to the offer is consent to them. */
export function risenPrices(lines: readonly CartLine[]): readonly LineChange[] {
  return lines.flatMap((line) => {
    const moved = movedPrice(line);
    return moved?.kind === 'price' && moved.to > moved.from ? [moved] : [];
  });
}

function minimumProblems({ cart: { isBelowMinimum, minimumShort }, estimate: { lineTotal } }: Offer): string[] {
  if (!isBelowMinimum) return [];
  if (lineTotal === undefined || minimumShort === undefined) return [checkoutText('words.belowMinimum')];
  return belowMinimum(decimal(lineTotal), decimal(lineTotal).plus(minimumShort), { hidePricing: false });
}

/** How an order is paid: later, on the customer's account, or as it is placed; or by what a procurement system orders, which takes the cart instead. */
export type PaidBy = 'account' | 'card' | 'procurement';

/** Why lines of a cart, or the order of all, would be refused: its messages without those that prevent nothing. */
export function cartProblems({ messages, warnings = [] }: Pick<Cart, 'messages' | 'warnings'>): string[] {
  return messages.filter((message) => !warnings.includes(message));
}

/** Why the server would refuse an order of this, a sentence each, with the products' names. A card is charged what was shown. */
export function offerProblems(offer: Offer, by: PaidBy): readonly string[] {
  const { header } = offer.cart;
  return [
    ...cartProblems(offer.cart),
    ...(header.isValid ? [] : [checkoutText('words.headerInvalid')]),
    ...minimumProblems(offer),
    ...(by === 'card' && offer.estimate.total === undefined ? [checkoutText('words.amountUnknown')] : []),
  ];
}

/** Before anything was loaded. */
export const NO_OFFER: Offer = { cart: EMPTY_CART, estimate: {} };
