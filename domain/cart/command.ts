import type { Cart, CartHeader, CartHeaderChange, CartLine, SentLine } from './cart.ts';

/**
 * One change of the cart, with what the user saw when asking for it. `idempotencyKey` makes adding safe to repeat. Of many
 * lines the good ones come into the cart even when others are refused.
 */
export type CartCommand =
  | { kind: 'add'; line: SentLine; idempotencyKey: string }
  | { kind: 'addMany'; lines: readonly SentLine[]; idempotencyKey: string }
  | { kind: 'update'; line: SentLine; seen: CartLine }
  | { kind: 'remove'; seen: CartLine }
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

/**
 * Whether a change asked for against an older cart means the same against the newest (readings 57). Adding always does;
 * changing a line or a header field does while nobody else changed that very thing; removing what is gone already does;
 * clearing does while it would not remove a line the user never saw.
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
    case 'clear':
      return newest.lines.every((line) => command.seenLineIds.includes(line.id));
    case 'header':
      return HEADER_FIELDS.every((field) => !(field in command.change) || newest.header[field] === command.seen[field]);
  }
}
