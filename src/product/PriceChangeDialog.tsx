import { useSelector } from '@xstate/react';
import { texts } from '#domain/texts.ts';
import type { AddLinesRef, AddLinesSnapshot } from '#machines/ordering/addLines/addLinesMachine.ts';
import { ConfirmDialog } from '../components/dialogs/ConfirmDialog.tsx';

const conflictOf = (snapshot: AddLinesSnapshot | undefined) =>
  snapshot?.hasTag('asking') ? (snapshot.context.conflicts[0] ?? null) : null;

/** 'Change Price By U/M?', asked of one product after the other while lines are being added. */
export function PriceChangeDialog({ adding }: { adding: AddLinesRef | undefined }) {
  const conflict = useSelector(adding, conflictOf);
  return (
    <ConfirmDialog
      isOpen={conflict !== null}
      title={texts.entry.changePriceTitle}
      confirmLabel="Change Price"
      onConfirm={() => adding?.send({ type: 'priceChange.confirm' })}
      onCancel={() => adding?.send({ type: 'priceChange.refuse' })}
    >
      {conflict && texts.entry.changePrice(conflict.description, conflict.unit)}
    </ConfirmDialog>
  );
}
