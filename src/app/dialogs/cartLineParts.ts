import { type EventObject, fromCallback } from 'xstate';
import { frameText } from '#domain/texts/frameText.ts';
import type { TypedWatch } from '#machines/ordering/cartLineDialog/cartLineDialogMachine.ts';
import { provideCartLine } from '../../cart/provideCartLine.ts';
import type { AreaServices } from '../../page/areaServices.ts';

export { CartLineDialog } from '../../features/ordering/cartLineDialog/CartLineDialog.tsx';

const ID = 'cartLineDialog';

/** The flow of a cart line, which also warns before its tab is closed. */
export function provideCartLineDialog(host: AreaServices) {
  const { leaving } = host;
  return provideCartLine(host).provide({
    actors: {
      holdUnsavedWork: fromCallback<EventObject, TypedWatch>(({ input: { watch } }) => {
        const work = { id: ID, question: frameText('leaving.unsavedData') };
        const watching = watch((isTyped) =>
          leaving().send(isTyped ? { type: 'work.started', work } : { type: 'work.settled', id: ID }),
        );
        return () => {
          watching.unsubscribe();
          leaving().send({ type: 'work.settled', id: ID });
        };
      }),
    },
  });
}
