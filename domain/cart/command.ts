import { quantityAsTyped } from '../quantity.ts';
import { shopText } from '../texts/shopText.ts';
import type { Cart, CartHeader, CartHeaderChange, CartLine, SentLine } from './cart.ts';

/** A removed line with its values, and the ids of the adjacent lines at that time. */
export interface RemovedLine {
  line: CartLine;
  description: string;
  otherIds: readonly number[];
}

/**
 * One change of the cart, with the values that the user saw when requesting it. `idempotencyKey` makes adding safe to
 * repeat. Of several lines the valid ones are added even when others are refused.
 */
export type CartCommand =
  | { kind: 'add'; line: SentLine; idempotencyKey: string }
  | { kind: 'addMany'; lines: readonly SentLine[]; idempotencyKey: string }
  | { kind: 'update'; line: SentLine; seen: CartLine }
  | { kind: 'remove'; seen: CartLine; description: string }
  | { kind: 'restore'; removed: RemovedLine; idempotencyKey: string }
  | { kind: 'clear'; seenLineIds: readonly number[] }
  | { kind: 'header'; change: CartHeaderChange; seen: CartHeader };

function sameLine(left: CartLine, right: CartLine): boolean {
  return (
    left.orderQuantity === right.orderQuantity &&
    (left.overridePrice ?? null) === (right.overridePrice ?? null) &&
    left.productText1 === right.productText1 &&
    left.productText2 === right.productText2
  );
}

const HEADER_FIELDS = [
  'customerShipToCode',
  'customer_PO',
  'deliveryDate',
  'specialInstruction1',
  'specialInstruction2',
  'notes',
  'addressId',
] as const satisfies readonly (keyof CartHeaderChange)[];

/** Why a removed line cannot be restored to the current cart; null when it can. */
export function restoreProblem({ line, otherIds }: RemovedLine, { lines }: Cart): string | null {
  if (otherIds.length > 0 && !lines.some(({ id }) => otherIds.includes(id))) return shopText('cart.emptiedElsewhere');
  const twin = lines.find((other) => isSameProduct(other, line));
  if (!twin) return null;
  return shopText('cart.addedAgain', { quantity: `${quantityAsTyped(twin.orderQuantity)} ${twin.unitOfMeasure}` });
}

function isSameProduct(left: CartLine, right: CartLine): boolean {
  return (
    left.productKey === right.productKey &&
    left.unitOfMeasure === right.unitOfMeasure &&
    left.unitOfMeasure_Prc === right.unitOfMeasure_Prc &&
    left.productText1 === right.productText1 &&
    left.productText2 === right.productText2
  );
}

/** A removed line as it is added again: at its position, with its override price if it had one. */
export function restoredLine({ line }: RemovedLine): SentLine {
  const { productKey, unitOfMeasure, unitOfMeasure_Prc, productText1, productText2 } = line;
  return {
    productKey,
    unitOfMeasure,
    orderQuantity: quantityAsTyped(line.orderQuantity),
    unitOfMeasure_Prc,
    ...(line.isOverridePrice && line.unitPrice !== undefined ? { overridePrice: String(line.unitPrice) } : {}),
    productText1,
    productText2,
    place: line.place ?? line.id,
  };
}

/**
 * Whether a change requested for an older cart has the same meaning for the newest one (readings 57). Adding always
 * has; changing a line or a header field has while that line or field did not change; removing an absent line has;
 * clearing has while it removes only lines that the user has seen; restoring a line has while nothing conflicts with
 * it.
 */
export function commutes(command: CartCommand, newest: Cart): boolean {
  switch (command.kind) {
    case 'add':
    case 'addMany':
      return true;
    case 'update': {
      const line = newest.lines.find((candidate) => candidate.id === command.seen.id);
      return line !== undefined && sameLine(line, command.seen);
    }
    case 'remove': {
      const line = newest.lines.find((candidate) => candidate.id === command.seen.id);
      return line === undefined || sameLine(line, command.seen);
    }
    case 'restore':
      return restoreProblem(command.removed, newest) === null;
    case 'clear':
      return newest.lines.every((line) => command.seenLineIds.includes(line.id));
    case 'header':
      return HEADER_FIELDS.every((field) => !(field in command.change) || newest.header[field] === command.seen[field]);
  }
}
