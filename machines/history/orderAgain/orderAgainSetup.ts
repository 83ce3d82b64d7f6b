import { assign, setup } from 'xstate';
import type { CartLine } from '#domain/cart/cart.ts';
import type { OrderDetail } from '#domain/order/order.ts';
import type { Today } from '#domain/order/orderAgain.ts';
import { documentsMachine } from '../../documents/documentsMachine.ts';
import type { Failure } from '../../lib/failure.ts';
import { port } from '../../lib/port.ts';
import type { Notice } from '../../notices/notice.ts';
import { type AddOutcome, addLinesMachine } from '../../ordering/addLines/addLinesMachine.ts';
import type { CartWriter } from '../../shop/cart/cartWriter.ts';
import { addedCount, recordOutcome } from './orderAgainBatch.ts';
import { type BuyerRules, chosenPlaces, hasProblem, type OrderAgainState, offerAt } from './orderAgainState.ts';

interface Input {
  /** Null for the newest order. */
  orderNumber: string | null;
  settings: BuyerRules;
  cart: CartWriter;
  newId: () => string;
}

interface Context extends Input, OrderAgainState {
  failure: Failure | null;
}

type Event =
  | { type: 'order.retry' }
  | { type: 'today.retry' }
  | { type: 'line.toggle'; lineId: number }
  | { type: 'lines.toggle'; isChosen: boolean }
  | { type: 'unit.choose'; lineId: number; unit: string }
  | { type: 'quantity.type'; lineId: number; text: string }
  | { type: 'quantity.settle'; lineId: number }
  | { type: 'quantity.step'; lineId: number; direction: 'up' | 'down' }
  /** `cart`: the lines that the buyer saw in it; null until it is loaded. */
  | { type: 'lines.add'; cart: readonly CartLine[] | null }
  | { type: 'again.confirm' }
  | { type: 'again.leaveOut' }
  | { type: 'again.refuse' }
  | { type: 'quantities.confirm' }
  | { type: 'quantities.refuse' }
  /** The lines are sent now. From here on only the same lines may be sent again. */
  | { type: 'lines.sent' }
  | { type: 'lines.repeat' }
  | { type: 'documents.retry' };

type Concluded = { outcome: AddOutcome };

/** The types, actors, guards and actions of an order of the history. */
export const orderAgainSetup = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Input;
    tags: 'busy' | 'failed' | 'loaded' | 'editable' | 'adding';
    children: { documents: 'documents'; loadOrder: 'loadOrder'; loadToday: 'loadToday'; addLines: 'addLines' };
  },
  actors: {
    /** Null if the customer has no such order. */
    loadOrder: port<OrderDetail | null, { orderNumber: string | null }>('loadOrder'),
    loadToday: port<Today, { productKeys: readonly number[] }>('loadToday'),
    addLines: addLinesMachine,
    documents: documentsMachine,
  },
  guards: {
    isFound: (_, { order }: { order: OrderDetail | null }) => order !== null,
    hasChosen: ({ context }) => chosenPlaces(context).length > 0,
    hasProblem: ({ context }) => hasProblem(context),
    isOffered: ({ context }, { lineId }: { lineId: number }) =>
      offerAt(
        context,
        context.lines.findIndex(({ id }) => id === lineId),
      ) !== null,
    hasRepeat: ({ context }) => context.repeat !== null,
    hasOthers: ({ context: { repeat } }) => repeat !== null && repeat.inCart.length < repeat.products,
    hasUnusual: ({ context }) => context.unusual.length > 0,
    hasAdded: (_, { outcome }: Concluded) => addedCount(outcome) > 0,
    wasSent: ({ context }) => context.batch.isRepeat,
  },
  actions: {
    /** Provided by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
    recordOutcome: assign(({ context }, { outcome }: Concluded) => recordOutcome(context, outcome)),
  },
});
