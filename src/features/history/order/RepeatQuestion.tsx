import { useSelector } from '@xstate/react';
import type { OrderAgainRef, OrderAgainSnapshot } from '#machines/history/orderAgain/orderAgainMachine.ts';
import { AddAgainDialog } from '../../../product/AddAgainDialog.tsx';

const isAskingIn = (snapshot: OrderAgainSnapshot) => snapshot.matches({ opened: { lines: 'askingAgain' } });
const repeatOf = ({ context }: OrderAgainSnapshot) => context.repeat;

/** Asks whether products that are in the cart already are added again. */
export function RepeatQuestion({ again }: { again: OrderAgainRef }) {
  const isOpen = useSelector(again, isAskingIn);
  const repeat = useSelector(again, repeatOf);
  return (
    <AddAgainDialog
      isOpen={isOpen}
      repeat={repeat}
      onConfirm={() => again.send({ type: 'again.confirm' })}
      onLeaveOut={() => again.send({ type: 'again.leaveOut' })}
      onRefuse={() => again.send({ type: 'again.refuse' })}
    />
  );
}
