import { useSelector } from '@xstate/react';
import { frameText } from '#domain/texts/frameText.ts';
import type { LeavingRef, LeavingSnapshot } from '#machines/leaving/leavingMachine.ts';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';

const isAsking = (snapshot: LeavingSnapshot) => snapshot.hasTag('asking');
const question = ({ context }: LeavingSnapshot) => context.unsaved.at(-1)?.question ?? '';

/** The question before unsaved work is lost. */
export function LeaveDialog({ leaving }: { leaving: LeavingRef }) {
  const isOpen = useSelector(leaving, isAsking);
  const text = useSelector(leaving, question);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={frameText('dialogs.unsavedChanges')}
      confirmLabel={frameText('dialogs.leave')}
      cancelLabel={frameText('dialogs.stay')}
      isDanger
      onConfirm={() => leaving.send({ type: 'leave.confirm' })}
      onCancel={() => leaving.send({ type: 'leave.refuse' })}
    >
      {text}
    </ConfirmDialog>
  );
}
