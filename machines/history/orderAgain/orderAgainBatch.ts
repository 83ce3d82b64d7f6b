import type { CartLine } from '#domain/cart/cart.ts';
import { priceConflicts } from '#domain/cart/priceConflicts.ts';
import { type Repeat, repeatInCart } from '#domain/cart/repeatedProducts.ts';
import { placeOfSent, sentAgain } from '#domain/order/orderAgain.ts';
import { unusualQuantity } from '#domain/order/unusualQuantity.ts';
import { isByQuantity } from '#domain/product/defaultPrice.ts';
import { entryText } from '#domain/texts/entryText.ts';
import { historyText } from '#domain/texts/historyText.ts';
import { shopText } from '#domain/texts/shopText.ts';
import type { AddOutcome } from '../../ordering/addLines/addLinesMachine.ts';
import {
  chosenPlaces,
  type Known,
  type OrderAgainState,
  offerAt,
  type Remark,
  type UnusualLine,
} from './orderAgainState.ts';

/** The chosen lines with a quantity far from what this customer usually takes, except confirmed ones. */
function unusualLines(state: OrderAgainState): UnusualLine[] {
  return chosenPlaces(state).flatMap((place) => {
    const [line, offer] = [state.lines[place], offerAt(state, place)];
    const product = line && state.today?.productByKey.get(line.productKey);
    if (!line || !offer || !product) return [];
    const unusual = unusualQuantity(product, offer, state.today?.lastSales[line.productKey]);
    const wish = `${line.id} ${offer.quantity} ${offer.unit}`;
    return unusual && !state.confirmed.includes(wish) ? [{ ...unusual, wish, description: line.description }] : [];
  });
}

export function standBy({ confirmed, unusual }: OrderAgainState): Pick<OrderAgainState, 'confirmed'> {
  return { confirmed: [...confirmed, ...unusual.map(({ wish }) => wish)] };
}

function repeatOf(state: OrderAgainState, cart: readonly CartLine[]): Repeat | null {
  const chosen = chosenPlaces(state).flatMap((place) => state.lines[place] ?? []);
  return repeatInCart(chosen, cart, false);
}

/** Leaves out the products that are in the cart already. */
export function withoutRepeated(state: OrderAgainState): Pick<OrderAgainState, 'batch' | 'leftOut' | 'unusual'> {
  const { lines, repeat } = state;
  const isInCart = ({ productKey }: { productKey: number }) => repeat?.inCart.includes(productKey) === true;
  const leftOut = new Set([...state.leftOut, ...lines.filter(isInCart).map(({ id }) => id)]);
  const batch = { ...state.batch, lines: state.batch.lines.filter((line) => !isInCart(line)), conflicts: [] };
  return { batch, leftOut, unusual: unusualLines({ ...state, leftOut }) };
}

/** The chosen lines, ready to send, with the prices in the cart that they would change. */
export function batchOf(
  known: Known,
  cart: readonly CartLine[],
  idempotencyKey: string,
): Pick<OrderAgainState, 'batch' | 'message' | 'remarks' | 'repeat' | 'unusual'> {
  const chosen = chosenPlaces(known).flatMap((place) => {
    const [line, offer] = [known.lines[place], offerAt(known, place)];
    return line && offer ? [{ sent: sentAgain(line, offer, place, known.settings), unitPrice: offer.unitPrice }] : [];
  });
  const priced = chosen.map(({ sent, unitPrice }) => ({
    ...sent,
    unitPrice,
    isByQuantity: isByQuantity(known.today?.prices[sent.productKey]?.[sent.unitOfMeasure_Prc ?? '']),
  }));
  const productByKey = known.today?.productByKey ?? new Map();
  const ids = new Set(chosenPlaces(known).map((place) => known.lines[place]?.id));
  const remarks = Object.fromEntries(Object.entries(known.remarks).filter(([id]) => !ids.has(Number(id))));
  return {
    batch: {
      lines: chosen.map(({ sent }) => sent),
      conflicts: priceConflicts(priced, cart, { productByKey }),
      idempotencyKey,
      isRepeat: false,
    },
    message: null,
    remarks,
    repeat: repeatOf(known, cart),
    unusual: unusualLines(known),
  };
}

export function addedCount(outcome: AddOutcome): number {
  return outcome.kind === 'added' ? outcome.items.filter(({ isSuccess }) => isSuccess).length : 0;
}

/**
 * Shows the outcome beside the lines. Lines in the cart are left out from now on, and so are lines that the server
 * refuses. Without a response the lines are kept, to be sent again unchanged.
 */
export function recordOutcome(
  state: OrderAgainState,
  outcome: AddOutcome,
): Pick<OrderAgainState, 'batch' | 'message' | 'remarks' | 'leftOut'> {
  const { batch, remarks, leftOut, lines } = state;
  if (outcome.kind === 'cancelled') return { batch, message: null, remarks, leftOut };
  if (outcome.kind === 'failed') return { batch, message: outcome.text, remarks, leftOut };
  if (outcome.kind === 'unknown')
    return { batch: { ...batch, isRepeat: true }, message: outcome.text, remarks, leftOut };
  const items = outcome.kind === 'refused' ? outcome.errors : outcome.items;
  const learned = items.flatMap((item, index): [number, Remark][] => {
    const sent = outcome.kind === 'refused' ? item.cartLineItem : batch.lines[index];
    const line = sent && lines[placeOfSent(sent)];
    if (!line) return [];
    const text = item.errors[0] ?? item.message ?? shopText('cart.writeRefused');
    return [[line.id, item.isSuccess ? { kind: 'added' } : { kind: 'refused', text }]];
  });
  const isIncomplete = items.some(({ isSuccess }) => !isSuccess);
  return {
    batch,
    message: isIncomplete
      ? outcome.kind === 'refused'
        ? historyText('orderAgain.noneAdded')
        : entryText('entry.notAdded')
      : null,
    remarks: { ...remarks, ...Object.fromEntries(learned) },
    leftOut: new Set([...leftOut, ...learned.map(([id]) => id)]),
  };
}
