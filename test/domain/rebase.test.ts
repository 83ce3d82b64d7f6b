import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Cart, type CartLine, EMPTY_CART } from '#domain/cart/cart.ts';
import { type CartCommand, commutes } from '#domain/cart/command.ts';
import { runs } from '../support/runner/propertyRuns.ts';

function line(id: number, orderQuantity: number): CartLine {
  return {
    id,
    productKey: 1000 + id,
    unitOfMeasure: 'CS',
    orderQuantity,
    overridePrice: null,
    unitOfMeasure_Prc: 'CS',
    productText1: null,
    productText2: null,
    caseQuantity: orderQuantity,
    priceConversion: 1,
    isOverridePrice: false,
    isEstimate: false,
  };
}

/** What a change means: nothing is cleared that was not seen. Lines are keyed by id, since their order does not matter. */
function applied(cart: Cart, command: CartCommand): Cart {
  const { lines } = cart;
  switch (command.kind) {
    case 'add':
    case 'addMany': {
      const added = (command.kind === 'add' ? [command.line] : command.lines).map(({ id = 0, orderQuantity }) =>
        line(id, Number(orderQuantity)),
      );
      return { ...cart, lines: [...lines, ...added].sort((left, right) => left.id - right.id) };
    }
    case 'update': {
      const quantity = Number(command.line.orderQuantity);
      return { ...cart, lines: lines.map((one) => (one.id === command.seen.id ? line(one.id, quantity) : one)) };
    }
    case 'restore':
      return { ...cart, lines: [...lines, command.removed.line].sort((left, right) => left.id - right.id) };
    case 'remove':
      return { ...cart, lines: lines.filter(({ id }) => id !== command.seen.id) };
    case 'clear':
      return { ...cart, lines: lines.filter(({ id }) => !command.seenLineIds.includes(id)) };
    case 'header':
      return { ...cart, header: { ...cart.header, ...command.change } };
  }
}

const carts = fc
  .uniqueArray(fc.integer({ min: 1, max: 4 }), { minLength: 1 })
  .map((ids): Cart => ({ ...EMPTY_CART, lines: ids.sort().map((id) => line(id, id)) }));

function commandsOn(cart: Cart, newLineId: number): fc.Arbitrary<CartCommand> {
  const seen = fc.constantFrom(...cart.lines);
  const quantity = fc.integer({ min: 10, max: 12 });
  const field = fc.constantFrom('customer_PO', 'notes', 'deliveryDate');
  return fc.oneof(
    quantity.map(
      (orderQuantity): CartCommand => ({
        kind: 'addMany',
        lines: [{ id: newLineId, productKey: 1000 + newLineId, unitOfMeasure: 'CS', orderQuantity }],
        idempotencyKey: 'key',
      }),
    ),
    fc.tuple(seen, quantity).map(
      ([of, orderQuantity]): CartCommand => ({
        kind: 'update',
        line: { ...of, orderQuantity },
        seen: of,
      }),
    ),
    seen.map((of): CartCommand => ({ kind: 'remove', seen: of, description: 'Tomatoes' })),
    fc.constant<CartCommand>({ kind: 'clear', seenLineIds: cart.lines.map(({ id }) => id) }),
    fc.tuple(field, fc.constantFrom('one', 'two')).map(
      ([name, value]): CartCommand => ({
        kind: 'header',
        change: { [name]: value },
        seen: cart.header,
      }),
    ),
  );
}

const meetings = carts.chain((cart) =>
  fc.record({ cart: fc.constant(cart), mine: commandsOn(cart, 98), theirs: commandsOn(cart, 99) }),
);

/** What a change is about: a line, all lines, or fields of the header. */
function subjects(command: CartCommand): string[] {
  if (command.kind === 'update' || command.kind === 'remove') return [`line ${command.seen.id}`];
  return command.kind === 'header' ? Object.keys(command.change) : [];
}

describe('a change against an older cart', () => {
  test('that commutes gives the same cart whichever of the two came first', () => {
    fc.assert(
      fc.property(meetings, ({ cart, mine, theirs }) => {
        const newest = applied(cart, theirs);
        fc.pre(commutes(mine, newest));
        expect(applied(newest, mine).lines).toEqual(applied(applied(cart, mine), theirs).lines);
        expect(applied(newest, mine).header).toEqual(applied(applied(cart, mine), theirs).header);
      }),
      { numRuns: runs(500) },
    );
  });

  test('is shown as a difference only when both are about the same thing, or a clearing meets a line it has not seen', () => {
    fc.assert(
      fc.property(meetings, ({ cart, mine, theirs }) => {
        fc.pre(!commutes(mine, applied(cart, theirs)));
        const isUnseenLine = mine.kind === 'clear' && theirs.kind === 'addMany';
        const isGoneLine = mine.kind === 'update' && theirs.kind === 'clear';
        const isSameThing = subjects(mine).some((subject) => subjects(theirs).includes(subject));
        expect(isUnseenLine || isGoneLine || isSameThing).toBe(true);
      }),
      { numRuns: runs(500) },
    );
  });

  test('always commutes with a cart that no other user changed', () => {
    fc.assert(
      fc.property(meetings, ({ cart, mine }) => {
        expect(commutes(mine, cart)).toBe(true);
      }),
    );
  });
});
