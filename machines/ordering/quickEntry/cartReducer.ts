import type { LineItem } from '#domain/cart/cart.ts';
import type { EntryLine } from '#domain/entry/entryLine.ts';

/**
 * The specification's cart reducer (sections 3 and 4), which quick entry owns. `productsAdded` counts the last add.
 * `lines` are stored by their temporary ids. `lineErrors` are refused lines, each with the id of its line and the
 * server's messages.
 */
export interface CartReducerState {
  productsAdded: number;
  lines: ReadonlyMap<number, EntryLine>;
  lineErrors: readonly LineItem[];
}

export type CartReducerAction =
  | { type: 'add-line-items'; lines: readonly EntryLine[] }
  | { type: 'add-cart-errors'; errors: readonly LineItem[] }
  | { type: 'update-line-item'; line: EntryLine }
  | { type: 'delete-line-item'; id: number }
  /** The results of sent lines: one item per line, in the same order. */
  | { type: 'update-cart'; items: readonly LineItem[]; sent: readonly EntryLine[] }
  | { type: 'reset-errors' }
  | { type: 'reset-product-list' };

export const EMPTY_ENTRY: CartReducerState = { productsAdded: 0, lines: new Map(), lineErrors: [] };

function without(errors: readonly LineItem[], id: number): readonly LineItem[] {
  const isOfLine = (error: LineItem) => error.cartLineItem.id === id;
  return errors.some(isOfLine) ? errors.filter((error) => !isOfLine(error)) : errors;
}

function withLines(state: CartReducerState, change: (lines: Map<number, EntryLine>) => void): CartReducerState {
  const lines = new Map(state.lines);
  change(lines);
  return { ...state, lines };
}

/** Counts the successes, keeps failed lines as errors, and zeroes successful lines unless they came from an order guide. */
function updateCart(
  state: CartReducerState,
  { items, sent }: Extract<CartReducerAction, { type: 'update-cart' }>,
): CartReducerState {
  const lineErrors: LineItem[] = [];
  let productsAdded = 0;
  const next = withLines(state, (lines) => {
    sent.forEach((line, place) => {
      const item = items[place];
      if (!item?.isSuccess) {
        if (item) lineErrors.push({ ...item, cartLineItem: { ...item.cartLineItem, id: line.id } });
        return;
      }
      productsAdded += 1;
      // What was typed while the line was being sent is a new request.
      if (lines.get(line.id) !== line) return;
      if (line.isFromGuide) lines.set(line.id, { ...line, isUnsaved: false, wasAdded: true });
      else lines.delete(line.id);
    });
  });
  return { ...next, productsAdded, lineErrors };
}

export function cartReducer(state: CartReducerState, action: CartReducerAction): CartReducerState {
  switch (action.type) {
    case 'add-line-items':
      return withLines(state, (lines) => {
        for (const line of action.lines) lines.set(line.id, line);
      });
    case 'add-cart-errors':
      return { ...state, lineErrors: [...state.lineErrors, ...action.errors] };
    case 'update-line-item':
      return {
        ...withLines(state, (lines) => lines.set(action.line.id, action.line)),
        lineErrors: without(state.lineErrors, action.line.id),
      };
    case 'delete-line-item':
      return {
        ...withLines(state, (lines) => lines.delete(action.id)),
        lineErrors: without(state.lineErrors, action.id),
      };
    case 'update-cart':
      return updateCart(state, action);
    case 'reset-errors':
      return { ...state, lineErrors: [] };
    case 'reset-product-list':
      return EMPTY_ENTRY;
  }
}
