import { useSelector } from '@xstate/react';
import { frameText } from '#domain/texts/frameText.ts';
import { shopText } from '#domain/texts/shopText.ts';
import type { QuickEntryRef, QuickEntrySnapshot } from '#machines/ordering/quickEntry/quickEntryMachine.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';

const isAskingIn = (snapshot: QuickEntrySnapshot) => snapshot.matches({ viewing: 'asking' });

/** The question before another category, guide or layout discards typed lines. */
export function ViewChangeQuestion({ quickEntry }: { quickEntry: QuickEntryRef }) {
  const isOpen = useSelector(quickEntry, isAskingIn);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={shopText('products.unsavedData')}
      confirmLabel={shopText('products.changeView')}
      cancelLabel={shopText('products.stay')}
      isDanger
      onConfirm={() => quickEntry.send({ type: 'view.confirm' })}
      onCancel={() => quickEntry.send({ type: 'view.refuse' })}
    >
      {frameText('leaving.unsavedData')}
    </ConfirmDialog>
  );
}
