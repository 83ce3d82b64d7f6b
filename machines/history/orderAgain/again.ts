import type { CartLine, SentLine } from '#domain/cart/cart.ts';
import { type PriceConflict, priceConflicts } from '#domain/cart/priceConflicts.ts';
import { type Repeat, repeatInCart } from '#domain/cart/repeatedProducts.ts';
import type { Decimal } from '#domain/decimal.ts';
import { sumMoney } from '#domain/money.ts';
import type { OrderDetail, OrderLine } from '#domain/order/order.ts';
import {
  type AgainLine,
  type AgainRules,
  orderAgain,
  placeOfSent,
  sentAgain,
  type Today,
} from '#domain/order/orderAgain.ts';
import { orderAgainTexts } from '#domain/order/orderAgainTexts.ts';
import { type UnusualQuantity, unusualQuantity } from '#domain/order/unusualQuantity.ts';
import { texts } from '#domain/texts.ts';
import type { AddOutcome } from '../../ordering/addLines/addLinesMachine.ts';

export type BuyerRules = AgainRules;

/** What became of a line that was sent. */
export type Remark = { kind: 'added' } | { kind: 'refused'; text: string };

/** A chosen line whose quantity is to be asked about. `wish`: what was asked for, to be asked about once. */
export interface UnusualLine extends UnusualQuantity {
  wish: string;
  description: string;
}

/** The lines that were sent last, and how. */
interface Batch {
  lines: readonly SentLine[];
  conflicts: readonly PriceConflict[];
  idempotencyKey: string;
  /** Sent, and nobody knows what became of it: only the very same may follow. */
  isRepeat: boolean;
}

/** What is known of the order and what the buyer wants of it. Lines are called by their id. */
export interface Again {
  detail: OrderDetail | null;
  lines: readonly OrderLine[];
  today: Today | null;
  /** The lines as they could be ordered today, in the order of `lines`; empty until that is known. */
  verdicts: readonly AgainLine[];
  /** The unit chosen for a line whose own is no longer sold. */
  units: Readonly<Record<number, string>>;
  leftOut: ReadonlySet<number>;
  remarks: Readonly<Record<number, Remark>>;
  batch: Batch;
  /** Most of the chosen products are in the cart already. */
  repeat: Repeat | null;
  /** Quantities that are asked about. */
  unusual: readonly UnusualLine[];
  /** Quantities that the buyer stands by. */
  confirmed: readonly string[];
  /** What went wrong with the lines as a whole. */
  message: string | null;
}

type Known = Again & { settings: AgainRules };

const NO_BATCH: Batch = { lines: [], conflicts: [], idempotencyKey: '', isRepeat: false };

export function openedOrder(detail: OrderDetail | null): Again {
  return {
    detail,
    lines: detail?.lines ?? [],
    today: null,
    verdicts: [],
    units: {},
    leftOut: new Set(),
    remarks: {},
    batch: NO_BATCH,
    repeat: null,
    unusual: [],
    confirmed: [],
    message: null,
  };
}

export function weighed(known: Known): Pick<Again, 'today' | 'verdicts'> {
  const { lines, today, settings, units } = known;
  return { today, verdicts: today ? orderAgain(lines, today, settings, units) : [] };
}

export function offerAt({ verdicts }: Again, place: number) {
  const verdict = verdicts[place];
  return verdict === undefined || verdict.kind === 'impossible' ? null : verdict.offer;
}

/** The places of the lines that can be added: bought today, their unit known. */
export function offeredPlaces(again: Again): number[] {
  return [...again.lines.keys()].filter((place) => offerAt(again, place) !== null);
}

/** The places of the lines that would be added. */
export function chosenPlaces(again: Again): number[] {
  return offeredPlaces(again).filter((place) => !again.leftOut.has(again.lines[place]?.id ?? 0));
}

/** What the chosen lines come to today; null while pricing is hidden, and until that is known. */
export function chosenTotal(again: Again): Decimal | null {
  const extensions = chosenPlaces(again).map((place) => offerAt(again, place)?.extension ?? null);
  return again.today === null || extensions.includes(null)
    ? null
    : sumMoney(extensions.filter((extension) => extension !== null));
}

/** The chosen lines with a quantity far from what this customer takes, but for those that he stands by. */
function unusualLines(again: Again): UnusualLine[] {
  return chosenPlaces(again).flatMap((place) => {
    const [line, offer] = [again.lines[place], offerAt(again, place)];
    const product = line && again.today?.productByKey.get(line.productKey);
    if (!line || !offer || !product) return [];
    const unusual = unusualQuantity(product, offer, again.today?.lastSales[line.productKey]);
    const wish = `${line.id} ${offer.quantity} ${offer.unit}`;
    return unusual && !again.confirmed.includes(wish) ? [{ ...unusual, wish, description: line.description }] : [];
  });
}

export function standBy({ confirmed, unusual }: Again): Pick<Again, 'confirmed'> {
  return { confirmed: [...confirmed, ...unusual.map(({ wish }) => wish)] };
}

export function toggleLine({ leftOut }: Again, lineId: number): Pick<Again, 'leftOut'> {
  const changed = new Set(leftOut);
  if (!changed.delete(lineId)) changed.add(lineId);
  return { leftOut: changed };
}

export function toggleAll({ lines }: Again, isChosen: boolean): Pick<Again, 'leftOut'> {
  return { leftOut: new Set(isChosen ? [] : lines.map(({ id }) => id)) };
}

/** The line is looked at again in its new unit, and chosen by that. */
export function chooseUnit(
  known: Known,
  { lineId, unit }: { lineId: number; unit: string },
): Pick<Again, 'today' | 'verdicts' | 'units' | 'leftOut'> {
  const units = { ...known.units, [lineId]: unit };
  const leftOut = new Set(known.leftOut);
  leftOut.delete(lineId);
  return { ...weighed({ ...known, units }), units, leftOut };
}

function repeatOf(again: Again, cart: readonly CartLine[]): Repeat | null {
  const chosen = chosenPlaces(again).flatMap((place) => again.lines[place] ?? []);
  return repeatInCart(chosen, cart, false);
}

/** The products that are in the cart already are left out. */
export function withoutRepeated(again: Again): Pick<Again, 'batch' | 'leftOut' | 'unusual'> {
  const { lines, repeat } = again;
  const isInCart = ({ productKey }: { productKey: number }) => repeat?.inCart.includes(productKey) === true;
  const leftOut = new Set([...again.leftOut, ...lines.filter(isInCart).map(({ id }) => id)]);
  const batch = { ...again.batch, lines: again.batch.lines.filter((line) => !isInCart(line)), conflicts: [] };
  return { batch, leftOut, unusual: unusualLines({ ...again, leftOut }) };
}

/** The chosen lines made ready to send, with the prices in the cart that they would change. */
export function batchOf(
  known: Known,
  cart: readonly CartLine[],
  idempotencyKey: string,
): Pick<Again, 'batch' | 'message' | 'remarks' | 'repeat' | 'unusual'> {
  const chosen = chosenPlaces(known).flatMap((place) => {
    const [line, offer] = [known.lines[place], offerAt(known, place)];
    return line && offer ? [{ sent: sentAgain(line, offer, place, known.settings), unitPrice: offer.unitPrice }] : [];
  });
  const priced = chosen.map(({ sent, unitPrice }) => ({ ...sent, unitPrice }));
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
 * What became of the lines is written beside them. Those in the cart are left out from now on, and so are those the server
 * refuses; without an answer the lines are kept to be sent again as they were.
 */
export function learnOutcome(
  again: Again,
  outcome: AddOutcome,
): Pick<Again, 'batch' | 'message' | 'remarks' | 'leftOut'> {
  const { batch, remarks, leftOut, lines } = again;
  if (outcome.kind === 'cancelled') return { batch, message: null, remarks, leftOut };
  if (outcome.kind === 'failed') return { batch, message: outcome.text, remarks, leftOut };
  if (outcome.kind === 'unknown')
    return { batch: { ...batch, isRepeat: true }, message: outcome.text, remarks, leftOut };
  const items = outcome.kind === 'refused' ? outcome.errors : outcome.items;
  const learned = items.flatMap((item, index): [number, Remark][] => {
    const sent = outcome.kind === 'refused' ? item.cartLineItem : batch.lines[index];
    const line = sent && lines[placeOfSent(sent)];
    if (!line) return [];
    const text = item.errors[0] ?? item.message ?? texts.cart.writeRefused;
    return [[line.id, item.isSuccess ? { kind: 'added' } : { kind: 'refused', text }]];
  });
  const isIncomplete = items.some(({ isSuccess }) => !isSuccess);
  return {
    batch,
    message: isIncomplete ? (outcome.kind === 'refused' ? orderAgainTexts.noneAdded : texts.entry.notAdded) : null,
    remarks: { ...remarks, ...Object.fromEntries(learned) },
    leftOut: new Set([...leftOut, ...learned.map(([id]) => id)]),
  };
}
