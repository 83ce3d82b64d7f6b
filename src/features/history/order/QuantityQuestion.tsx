import { useSelector } from '@xstate/react';
import type { OrderAgainRef, OrderAgainSnapshot } from '#machines/history/orderAgain/orderAgainMachine.ts';
import { UnusualQuantitiesDialog } from '../../../product/UnusualQuantitiesDialog.tsx';

const isAskingIn = (snapshot: OrderAgainSnapshot) => snapshot.matches({ opened: { lines: 'askingQuantities' } });
const unusualOf = ({ context }: OrderAgainSnapshot) => context.unusual;

/** Asks whether quantities far from what this customer takes are meant. */
export function QuantityQuestion({ again }: { again: OrderAgainRef }) {
  const isOpen = useSelector(again, isAskingIn);
  const unusual = useSelector(again, unusualOf);
  return (
    <UnusualQuantitiesDialog
      isOpen={isOpen}
      lines={unusual}
      onConfirm={() => again.send({ type: 'quantities.confirm' })}
      onRefuse={() => again.send({ type: 'quantities.refuse' })}
    />
  );
}
