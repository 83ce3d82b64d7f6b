import { describe, expect, test } from 'vitest';
import type { LineItem } from '#domain/cart/cart.ts';
import { unsentEntry } from '#domain/entry/entryLine.ts';
import {
  type CartReducerAction,
  type CartReducerState,
  cartReducer,
  EMPTY_ENTRY,
} from '#machines/ordering/quickEntry/cartReducer.ts';
import { lineOf } from '../../domain/entrySamples.ts';

const [one, two, guided] = [lineOf(1, '1'), lineOf(2, '2'), lineOf(3, '3', 'CS', { isFromGuide: true })];
const refused = (line: typeof one): LineItem => ({
  cartLineItem: unsentEntry(line),
  isSuccess: false,
  message: 'No.',
  errors: ['No.'],
});
const accepted: LineItem = { cartLineItem: unsentEntry(lineOf(9, '9')), isSuccess: true, message: null, errors: [] };

function frozen(state: CartReducerState): CartReducerState {
  for (const line of state.lines.values()) Object.freeze(line);
  return Object.freeze({ ...state, lines: state.lines, lineErrors: Object.freeze([...state.lineErrors]) });
}

function stateOf(lines: readonly (typeof one)[], lineErrors: readonly LineItem[] = [], productsAdded = 0) {
  return frozen({ productsAdded, lines: new Map(lines.map((line) => [line.id, line])), lineErrors });
}

const state = stateOf([one, two, guided], [refused(one), refused(two)], 7);

describe('the cart reducer', () => {
  test.each<[CartReducerAction, CartReducerState]>([
    [
      { type: 'add-line-items', lines: [lineOf(4, '4'), lineOf(1, '5')] },
      stateOf([lineOf(1, '5'), two, guided, lineOf(4, '4')], state.lineErrors, 7),
    ],
    [
      { type: 'add-cart-errors', errors: [refused(guided)] },
      stateOf([one, two, guided], [...state.lineErrors, refused(guided)], 7),
    ],
    [{ type: 'update-line-item', line: lineOf(1, '5') }, stateOf([lineOf(1, '5'), two, guided], [refused(two)], 7)],
    [{ type: 'delete-line-item', id: -1 }, stateOf([two, guided], [refused(two)], 7)],
    [{ type: 'reset-errors' }, stateOf([one, two, guided], [], 7)],
    [{ type: 'reset-product-list' }, EMPTY_ENTRY],
    [
      { type: 'update-cart', items: [accepted, refused(lineOf(8, '8')), accepted], sent: [one, two, guided] },
      stateOf(
        [two, { ...guided, isUnsaved: false, wasAdded: true }],
        [{ ...refused(lineOf(8, '8')), cartLineItem: { ...unsentEntry(lineOf(8, '8')), id: -2 } }],
        2,
      ),
    ],
  ])('CART-08: $type', (action, next) => {
    const before = [...state.lines];
    const reduced = cartReducer(state, action);
    expect(reduced).toEqual(next);
    expect([...reduced.lines.keys()]).toEqual([...next.lines.keys()]);
    expect([...state.lines]).toEqual(before);
  });

  test('update-cart leaves what was typed since, and what went meanwhile stays away', () => {
    const typedSince = stateOf([lineOf(1, '8'), guided]);
    const action: CartReducerAction = { type: 'update-cart', items: [accepted, accepted], sent: [one, two] };
    expect(cartReducer(typedSince, action)).toEqual({ ...typedSince, productsAdded: 2 });
  });

  test('update-cart without an item for a line counts it neither added nor refused', () => {
    expect(cartReducer(stateOf([one]), { type: 'update-cart', items: [], sent: [one] })).toEqual(stateOf([one]));
  });

  test('missing errors are always the same list, so that nothing renders again', () => {
    const clean = stateOf([one], [refused(two)]);
    expect(cartReducer(clean, { type: 'update-line-item', line: one }).lineErrors).toBe(clean.lineErrors);
    expect(cartReducer(clean, { type: 'delete-line-item', id: -1 }).lineErrors).toBe(clean.lineErrors);
  });
});
