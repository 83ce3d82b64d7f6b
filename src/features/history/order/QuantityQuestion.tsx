import { useSelector } from '@xstate/react';
import type { OrderAgainRef, OrderAgainSnapshot } from '#machines/history/orderAgain/orderAgainMachine.ts';
import { UnusualQuantitiesDialog } from '../../../product/UnusualQuantitiesDialog.tsx';

const isAskingIn = (snapshot: OrderAgainSnapshot) => snapshot.matches({ opened: { lines: 'askingQuantities' } });
const unusualOf = ({ context }: OrderAgainSnapshot) => context.unusual;

/** Asks about quantities far from this customer's usual ones. */
export function QuantityQuestion({ orderAgain }: { orderAgain: OrderAgainRef }) {
  const isOpen = useSelector(orderAgain, isAskingIn);
  const unusual = useSelector(orderAgain, unusualOf);
  return (
    <UnusualQuantitiesDialog
      isOpen={isOpen}
      lines={unusual}
      onConfirm={() => orderAgain.send({ type: 'quantities.confirm' })}
      onRefuse={() => orderAgain.send({ type: 'quantities.refuse' })}
    />
  );
}
