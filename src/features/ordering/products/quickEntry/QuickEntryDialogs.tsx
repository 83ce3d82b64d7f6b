import { useSelector } from '@xstate/react';
import { entryText } from '#domain/texts/entryText.ts';
import { mixedText, type UnusualEntry } from '#machines/ordering/quickEntry/batch.ts';
import type { EntryAdditionRef, EntryAdditionSnapshot } from '#machines/ordering/quickEntry/entryAdditionMachine.ts';
import { linesToReview } from '#machines/ordering/quickEntry/quickEntry.ts';
import type { QuickEntryRef, QuickEntrySnapshot } from '#machines/ordering/quickEntry/quickEntryMachine.ts';
import { Button } from '../../../../components/buttons/Button.tsx';
import { ConfirmDialog } from '../../../../components/dialogs/ConfirmDialog.tsx';
import { Dialog } from '../../../../components/dialogs/Dialog.tsx';
import { AddAgainDialog } from '../../../../product/AddAgainDialog.tsx';
import { PriceChangeQuestion } from '../../../../product/PriceChangeQuestion.tsx';
import { UnusualQuantitiesDialog } from '../../../../product/UnusualQuantitiesDialog.tsx';
import { QuickEntryStatus } from './QuickEntryStatus.tsx';
import type { RowFocus } from './rowFocus.ts';

const NONE: readonly UnusualEntry[] = [];
const additionOf = ({ children }: QuickEntrySnapshot) => children.entryAddition;
const addLinesOf = (snapshot: EntryAdditionSnapshot | undefined) => snapshot?.children.addLines;
const isAskingAgain = (snapshot: EntryAdditionSnapshot | undefined) => snapshot?.matches('askingAgain') === true;
const repeatOf = (snapshot: EntryAdditionSnapshot | undefined) => snapshot?.context.repeat ?? null;
const readyLines = (snapshot: EntryAdditionSnapshot | undefined) => snapshot?.context.batch.ready.length ?? 0;
const isAskingGuide = (snapshot: EntryAdditionSnapshot | undefined) => snapshot?.matches('askingGuide') === true;
const guideText = (snapshot: EntryAdditionSnapshot | undefined) =>
  snapshot ? mixedText(snapshot.context.batch, snapshot.context.entered) : '';
const isAskingQuantities = (snapshot: EntryAdditionSnapshot | undefined) =>
  snapshot?.matches('askingQuantities') === true;
const unusualOf = (snapshot: EntryAdditionSnapshot | undefined) => snapshot?.context.unusual ?? NONE;
const isConfirmingClear = (snapshot: QuickEntrySnapshot) => snapshot.matches({ viewing: 'confirmingClear' });
const enteredLines = ({ context }: QuickEntrySnapshot) => linesToReview(context).length;
const isShowingStatus = (snapshot: QuickEntrySnapshot) => snapshot.matches({ adding: 'showingStatus' });

function SendAgainQuestion({ addition }: { addition: EntryAdditionRef | undefined }) {
  const isOpen = useSelector(addition, isAskingAgain);
  const repeat = useSelector(addition, repeatOf);
  return (
    <AddAgainDialog
      isOpen={isOpen}
      repeat={repeat}
      onConfirm={() => addition?.send({ type: 'again.confirm' })}
      onLeaveOut={() => addition?.send({ type: 'again.leaveOut' })}
      onRefuse={() => addition?.send({ type: 'again.refuse' })}
    />
  );
}

function GuideQuestion({ addition }: { addition: EntryAdditionRef | undefined }) {
  const isOpen = useSelector(addition, isAskingGuide);
  const text = useSelector(addition, guideText);
  const ready = useSelector(addition, readyLines);
  const refuse = () => addition?.send({ type: 'guide.refuse' });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={refuse}
      title={entryText('products.addGuideProductsToo')}
      width="narrow"
      role="alertdialog"
      footer={
        <>
          <Button onClick={refuse}>{entryText('products.cancel')}</Button>
          <Button onClick={() => addition?.send({ type: 'guide.onlyTyped' })}>
            {entryText('products.onlyWhatITyped')}
          </Button>
          <Button variant="primary" onClick={() => addition?.send({ type: 'guide.addAll' })}>
            {entryText('products.addAll', { ready })}
          </Button>
        </>
      }
    >
      {text}
    </Dialog>
  );
}

function QuantityQuestion({ addition }: { addition: EntryAdditionRef | undefined }) {
  const isOpen = useSelector(addition, isAskingQuantities);
  const unusual = useSelector(addition, unusualOf);
  return (
    <UnusualQuantitiesDialog
      isOpen={isOpen}
      lines={unusual}
      onConfirm={() => addition?.send({ type: 'quantities.confirm' })}
      onRefuse={() => addition?.send({ type: 'quantities.refuse' })}
    />
  );
}

function ClearQuestion({ quickEntry }: { quickEntry: QuickEntryRef }) {
  const isOpen = useSelector(quickEntry, isConfirmingClear);
  const count = useSelector(quickEntry, enteredLines);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={entryText('products.clearEnteredLines')}
      confirmLabel={entryText('products.clear')}
      isDanger
      onConfirm={() => quickEntry.send({ type: 'clear.confirm' })}
      onCancel={() => quickEntry.send({ type: 'clear.refuse' })}
    >
      {entryText('entry.clear', { count })}
    </ConfirmDialog>
  );
}

/** The dialogs of quick entry while its lines go to the cart. */
export function QuickEntryDialogs({ quickEntry, focus }: { quickEntry: QuickEntryRef; focus: RowFocus }) {
  const addition = useSelector(quickEntry, additionOf);
  const addLines = useSelector(addition, addLinesOf);
  const isStatusShown = useSelector(quickEntry, isShowingStatus);
  return (
    <>
      <PriceChangeQuestion adding={addLines} />
      <SendAgainQuestion addition={addition} />
      <GuideQuestion addition={addition} />
      <QuantityQuestion addition={addition} />
      <ClearQuestion quickEntry={quickEntry} />
      <QuickEntryStatus quickEntry={quickEntry} focus={focus} isOpen={isStatusShown} />
    </>
  );
}
