import { useSelector } from '@xstate/react';
import { texts } from '#domain/texts.ts';
import type { QuickEntryRef, QuickEntrySnapshot } from '#machines/ordering/quickEntry/quickEntryMachine.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';

const isAskingIn = (snapshot: QuickEntrySnapshot) => snapshot.matches({ viewing: 'asking' });

/** The question before another category, guide or layout takes the place of typed lines. */
export function ViewChangeQuestion({ quickEntry }: { quickEntry: QuickEntryRef }) {
  const isOpen = useSelector(quickEntry, isAskingIn);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Unsaved Data"
      confirmLabel="Change View"
      cancelLabel="Stay"
      isDanger
      onConfirm={() => quickEntry.send({ type: 'view.confirm' })}
      onCancel={() => quickEntry.send({ type: 'view.refuse' })}
    >
      {texts.leaving.unsavedData}
    </ConfirmDialog>
  );
}
