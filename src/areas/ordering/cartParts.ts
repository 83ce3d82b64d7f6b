import { type EventObject, fromCallback } from 'xstate';
import { texts } from '#domain/texts.ts';
import { cartRowMachine } from '#machines/ordering/cartPage/cartRowMachine.ts';
import { CartScreen } from '../../features/ordering/cart/CartScreen.tsx';
import type { AreaHost } from '../areaHost.ts';

/** The cart's screen, and the flow of its rows, which comes with it. */
export function provideCart({ leaving }: AreaHost) {
  const row = cartRowMachine.provide({
    actors: {
      holdUnsavedWork: fromCallback<EventObject, { lineId: number }>(({ input }) => {
        const id = `cartLine-${input.lineId}`;
        leaving().send({ type: 'work.started', work: { id, question: texts.leaving.unsavedData } });
        return () => leaving().send({ type: 'work.settled', id });
      }),
    },
  });
  return { Screen: CartScreen, row };
}
