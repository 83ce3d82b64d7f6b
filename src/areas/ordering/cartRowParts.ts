import { type EventObject, fromCallback } from 'xstate';
import { frameText } from '#domain/texts/frameText.ts';
import { cartRowMachine } from '#machines/ordering/cartRows/cartRowMachine.ts';
import { LineQuantity } from '../../features/ordering/cart/LineQuantity.tsx';
import type { AreaServices } from '../../page/areaServices.ts';

/** The flow that edits a cart line in place, and its field on product cards, which has the same chunk. */
export function provideCartRow({ leaving }: AreaServices) {
  const row = cartRowMachine.provide({
    actors: {
      holdUnsavedWork: fromCallback<EventObject, { lineId: number }>(({ input }) => {
        const id = `cartLine-${input.lineId}`;
        leaving().send({ type: 'work.started', work: { id, question: frameText('leaving.unsavedData') } });
        return () => leaving().send({ type: 'work.settled', id });
      }),
    },
  });
  return { Quantity: LineQuantity, row };
}
