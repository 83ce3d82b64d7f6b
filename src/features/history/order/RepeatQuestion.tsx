import { useSelector } from '@xstate/react';
import type { OrderAgainRef, OrderAgainSnapshot } from '#machines/history/orderAgain/orderAgainMachine.ts';
import { AddAgainDialog } from '../../../product/AddAgainDialog.tsx';

const isAskingIn = (snapshot: OrderAgainSnapshot) => snapshot.matches({ opened: { lines: 'askingAgain' } });
const repeatOf = ({ context }: OrderAgainSnapshot) => context.repeat;

/** Asks before products that are in the cart are added again. */
export function RepeatQuestion({ orderAgain }: { orderAgain: OrderAgainRef }) {
  const isOpen = useSelector(orderAgain, isAskingIn);
  const repeat = useSelector(orderAgain, repeatOf);
  return (
    <AddAgainDialog
      isOpen={isOpen}
      repeat={repeat}
      onConfirm={() => orderAgain.send({ type: 'again.confirm' })}
      onLeaveOut={() => orderAgain.send({ type: 'again.leaveOut' })}
      onRefuse={() => orderAgain.send({ type: 'again.refuse' })}
    />
  );
}
