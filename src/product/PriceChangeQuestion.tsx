import { useSelector } from '@xstate/react';
import type { AddLinesRef, AddLinesSnapshot } from '#machines/ordering/addLines/addLinesMachine.ts';
import { PriceChangeDialog } from './PriceChangeDialog.tsx';

const conflictOf = (snapshot: AddLinesSnapshot | undefined) =>
  snapshot?.hasTag('asking') ? (snapshot.context.conflicts[0] ?? null) : null;

/** Asks about one product after the other while lines are added. */
export function PriceChangeQuestion({ adding }: { adding: AddLinesRef | undefined }) {
  const conflict = useSelector(adding, conflictOf);
  return (
    <PriceChangeDialog
      conflict={conflict}
      onConfirm={() => adding?.send({ type: 'priceChange.confirm' })}
      onRefuse={() => adding?.send({ type: 'priceChange.refuse' })}
    />
  );
}
