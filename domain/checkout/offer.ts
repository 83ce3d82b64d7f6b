import { type Cart, type CartLine, EMPTY_CART, type Estimate } from '../cart/cart.ts';
import { belowMinimum } from '../cart/checkoutRules.ts';
import { decimal } from '../decimal.ts';
import { checkoutText } from '../texts/checkoutText.ts';

/** A prospective order: the cart and its total. It is shown before submit, and again after a change. */
export interface Offer {
  cart: Cart;
  /** Without amounts while pricing is hidden. */
  estimate: Estimate;
}

/** The difference of a line from the displayed one. Prices and quantities are before and after. */
export type LineChange =
  | { kind: 'price'; line: CartLine; from: number; to: number }
  | { kind: 'quantity'; line: CartLine; from: number; to: number }
  | { kind: 'added'; line: CartLine }
  | { kind: 'removed'; line: CartLine };

/** The price change of a line since the buyer last saw it, as the server stores it. */
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

/** Every difference between the displayed offer and the current one, in cart order; removed lines come last. */
export function offerChanges(shown: Offer, present: Offer): readonly LineChange[] {
  const shownById = new Map(shown.cart.lines.map((line) => [line.id, line]));
  const presentIds = new Set(present.cart.lines.map(({ id }) => id));
  return [
    ...present.cart.lines.flatMap((line) => changesOf(line, shownById.get(line.id))),
    ...shown.cart.lines.filter(({ id }) => !presentIds.has(id)).map((line): LineChange => ({ kind: 'removed', line })),
  ];
}

/** Lines whose price has risen since it was last shown: consent to the offer includes them. */
export function risenPrices(lines: readonly CartLine[]): readonly LineChange[] {
  return lines.flatMap((line) => {
    const moved = movedPrice(line);
    return moved?.kind === 'price' && moved.to > moved.from ? [moved] : [];
  });
}

function minimumProblems({ cart: { isBelowMinimum, minimumShort }, estimate: { lineTotal } }: Offer): string[] {
  if (!isBelowMinimum) return [];
  if (lineTotal === undefined || minimumShort === undefined) return [checkoutText('words.belowMinimum')];
  const minimum = decimal(lineTotal).plus(minimumShort);
  return belowMinimum(decimal(lineTotal), minimum, { hidePricing: false }).map(({ text }) => text);
}

/**
 * How an order is paid: later on the customer's account, by card with the order, or by a procurement system, which
 * takes the cart instead.
 */
export type PaidBy = 'account' | 'card' | 'procurement';

/** Why the lines of a cart, or the order, would be refused: its messages without warnings. */
export function cartProblems({ messages, warnings = [] }: Pick<Cart, 'messages' | 'warnings'>): string[] {
  return messages.filter((message) => !warnings.includes(message));
}

/**
 * Why the server would refuse this order, a sentence each, with product names. A card is charged the displayed total.
 */
export function offerProblems(offer: Offer, by: PaidBy): readonly string[] {
  const { header } = offer.cart;
  return [
    ...cartProblems(offer.cart),
    ...(header.isValid ? [] : [checkoutText('words.headerInvalid')]),
    ...minimumProblems(offer),
    ...(by === 'card' && offer.estimate.total === undefined ? [checkoutText('words.amountUnknown')] : []),
  ];
}

/** The offer before anything is loaded. */
export const NO_OFFER: Offer = { cart: EMPTY_CART, estimate: {} };
