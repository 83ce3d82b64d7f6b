import type { SentLine } from '#domain/cart/cart.ts';
import type { PriceConflict } from '#domain/cart/priceConflicts.ts';
import type { Repeat } from '#domain/cart/repeatedProducts.ts';
import { settleTyped, stepTyped } from '#domain/cart/typedQuantity.ts';
import type { Decimal } from '#domain/decimal.ts';
import { sumMoney } from '#domain/money.ts';
import type { OrderDetail, OrderLine } from '#domain/order/order.ts';
import { type AgainLine, type AgainRules, multipleOf, orderAgain, type Today } from '#domain/order/orderAgain.ts';
import { type TypedOffer, typedOffer } from '#domain/order/typedOffer.ts';
import type { UnusualQuantity } from '#domain/order/unusualQuantity.ts';

export type BuyerRules = AgainRules;

/** The result of a line that was sent. */
export type Remark = { kind: 'added' } | { kind: 'refused'; text: string };

/** A chosen line whose quantity has to be confirmed. `wish` identifies the request, so that it is asked about once. */
export interface UnusualLine extends UnusualQuantity {
  wish: string;
  description: string;
}

/** The lines that were sent last, and how. */
interface Batch {
  lines: readonly SentLine[];
  conflicts: readonly PriceConflict[];
  idempotencyKey: string;
  /** Sent with an unknown outcome: only the same lines may be sent again. */
  isRepeat: boolean;
}

/** The order, and what the buyer wants of it. Lines are stored under their id. */
export interface OrderAgainState {
  detail: OrderDetail | null;
  lines: readonly OrderLine[];
  today: Today | null;
  /** The lines as they could be ordered today, in the order of `lines`; empty until known. */
  outcomes: readonly AgainLine[];
  /** The unit chosen for a line whose own is no longer sold. */
  units: Readonly<Record<number, string>>;
  /** The quantities typed for lines instead of what was ordered. */
  quantities: Readonly<Record<number, string>>;
  /** The messages about quantities that were rounded. */
  adjustments: Readonly<Record<number, string>>;
  leftOut: ReadonlySet<number>;
  remarks: Readonly<Record<number, Remark>>;
  batch: Batch;
  /** Set if most of the chosen products are in the cart already. */
  repeat: Repeat | null;
  /** Quantities to confirm. */
  unusual: readonly UnusualLine[];
  /** Quantities that the buyer confirmed. */
  confirmed: readonly string[];
  /** The message about the lines as a whole. */
  message: string | null;
}

export type Known = OrderAgainState & { settings: AgainRules };

const NO_BATCH: Batch = { lines: [], conflicts: [], idempotencyKey: '', isRepeat: false };

export function openedOrder(detail: OrderDetail | null): OrderAgainState {
  return {
    detail,
    lines: detail?.lines ?? [],
    today: null,
    outcomes: [],
    units: {},
    quantities: {},
    adjustments: {},
    leftOut: new Set(),
    remarks: {},
    batch: NO_BATCH,
    repeat: null,
    unusual: [],
    confirmed: [],
    message: null,
  };
}

export function weighed(known: Known): Pick<OrderAgainState, 'today' | 'outcomes'> {
  const { lines, today, settings, units } = known;
  return { today, outcomes: today ? orderAgain(lines, today, settings, units) : [] };
}

/** The line as it would go into the cart, with the quantity in its field; null if it cannot be bought. */
export function offerAt({ outcomes, lines, today, quantities }: OrderAgainState, place: number): TypedOffer | null {
  const [outcome, line] = [outcomes[place], lines[place]];
  const product = line && today?.productByKey.get(line.productKey);
  if (!product || !outcome || outcome.kind === 'impossible' || !outcome.offer) return null;
  return typedOffer(outcome.offer, product, quantities[line.id]);
}

/** The indexes of the lines that can be added: bought today, with a known unit. */
export function offeredPlaces(state: OrderAgainState): number[] {
  return [...state.lines.keys()].filter((place) => offerAt(state, place) !== null);
}

/** Whether the line would be added, or would be except for its quantity. */
export function isChosen(state: OrderAgainState, place: number): boolean {
  const offer = offerAt(state, place);
  if (!offer || state.leftOut.has(state.lines[place]?.id ?? 0)) return false;
  return offer.problem !== null || !offer.quantity.isZero();
}

/** The indexes of the lines that would be added. */
export function chosenPlaces(state: OrderAgainState): number[] {
  return [...state.lines.keys()].filter((place) => isChosen(state, place));
}

/** Whether a chosen line has a quantity that cannot be ordered. */
export function hasProblem(state: OrderAgainState): boolean {
  return chosenPlaces(state).some((place) => offerAt(state, place)?.problem !== null);
}

/** The total of the chosen lines today; null while pricing is hidden, and until it is known. */
export function chosenTotal(state: OrderAgainState): Decimal | null {
  const extensions = chosenPlaces(state).map((place) => offerAt(state, place)?.extension ?? null);
  return state.today === null || extensions.includes(null)
    ? null
    : sumMoney(extensions.filter((extension) => extension !== null));
}

/** Lines with a quantity of 0 in the field go back to the ordered quantity. */
function withoutZeros(state: OrderAgainState, lineIds: ReadonlySet<number>): OrderAgainState['quantities'] {
  const isZero = (lineId: number) => {
    const offer = offerAt(
      state,
      state.lines.findIndex(({ id }) => id === lineId),
    );
    return offer?.problem === null && offer.quantity.isZero();
  };
  const kept = Object.entries(state.quantities).filter(([id]) => !lineIds.has(Number(id)) || !isZero(Number(id)));
  return Object.fromEntries(kept);
}

export function toggleLine(state: OrderAgainState, lineId: number): Pick<OrderAgainState, 'leftOut' | 'quantities'> {
  const place = state.lines.findIndex(({ id }) => id === lineId);
  const leftOut = new Set(state.leftOut);
  if (isChosen(state, place)) return { leftOut: leftOut.add(lineId), quantities: state.quantities };
  leftOut.delete(lineId);
  return { leftOut, quantities: withoutZeros(state, new Set([lineId])) };
}

export function toggleAll(state: OrderAgainState, isChosen: boolean): Pick<OrderAgainState, 'leftOut' | 'quantities'> {
  const ids = new Set(state.lines.map(({ id }) => id));
  return isChosen
    ? { leftOut: new Set(), quantities: withoutZeros(state, ids) }
    : { leftOut: ids, quantities: state.quantities };
}

/** Sets the text in the field of a line. A line that was left out is chosen by that. */
export function typeQuantity(
  state: OrderAgainState,
  { lineId, text, adjustment = null }: { lineId: number; text: string; adjustment?: string | null },
): Pick<OrderAgainState, 'quantities' | 'adjustments' | 'leftOut' | 'message'> {
  const { [lineId]: _, ...adjustments } = state.adjustments;
  const leftOut = new Set(state.leftOut);
  leftOut.delete(lineId);
  return {
    quantities: { ...state.quantities, [lineId]: text },
    adjustments: adjustment === null ? adjustments : { ...adjustments, [lineId]: adjustment },
    leftOut,
    message: null,
  };
}

type FieldEvent = { type: 'quantity.settle' } | { type: 'quantity.step'; direction: 'up' | 'down' };

/** The field of a line after it was left, or after minus or plus; unchanged if the line has none. */
export function changeQuantity(known: Known, lineId: number, event: FieldEvent): Partial<OrderAgainState> {
  const place = known.lines.findIndex(({ id }) => id === lineId);
  const offer = offerAt(known, place);
  const product = known.today?.productByKey.get(known.lines[place]?.productKey ?? 0);
  if (!offer || !product) return {};
  const multiple = multipleOf(product, offer.unit);
  if (event.type === 'quantity.step')
    return typeQuantity(known, { lineId, text: stepTyped(offer.text, multiple, event.direction) });
  return typeQuantity(known, {
    lineId,
    ...settleTyped(offer.text, multiple, known.settings.orderQuantityRoundingFlag),
  });
}

/** Checks the line again in its new unit, and chooses it. */
export function chooseUnit(
  known: Known,
  { lineId, unit }: { lineId: number; unit: string },
): Pick<OrderAgainState, 'today' | 'outcomes' | 'units' | 'leftOut'> {
  const units = { ...known.units, [lineId]: unit };
  const leftOut = new Set(known.leftOut);
  leftOut.delete(lineId);
  return { ...weighed({ ...known, units }), units, leftOut };
}
