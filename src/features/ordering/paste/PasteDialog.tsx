import { useSelector } from '@xstate/react';
import { isReady } from '#domain/paste/review.ts';
import { pasteWords } from '#domain/paste/words.ts';
import { entryText } from '#domain/texts/entryText.ts';
import { refusalOf } from '#machines/lib/refusal.ts';
import type { PasteRef, PasteSnapshot } from '#machines/ordering/paste/pasteMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { Dialog } from '../../../components/dialogs/Dialog.tsx';
import { PasteReview } from './PasteReview.tsx';
import { PasteText } from './PasteText.tsx';

const isOpenIn = (snapshot: PasteSnapshot) => snapshot.status === 'active';
const isBusyIn = (snapshot: PasteSnapshot) => snapshot.hasTag('busy');
const isAskingIn = (snapshot: PasteSnapshot) => snapshot.hasTag('asking');
const isPreparingIn = (snapshot: PasteSnapshot) => snapshot.matches('preparing');
const isWritingIn = (snapshot: PasteSnapshot) =>
  snapshot.matches('writing') || snapshot.matches('readingFile') || isPreparingIn(snapshot);
const whyNotMatch = (snapshot: PasteSnapshot) => refusalOf(snapshot, { type: 'list.match' });
const whyNotAdd = (snapshot: PasteSnapshot) => refusalOf(snapshot, { type: 'lines.add' });
const readyCountOf = ({ context }: PasteSnapshot) => context.rows.filter(isReady).length;
const rowCountOf = ({ context }: PasteSnapshot) => context.rows.length;

/** Paste Lines: first the text, then each line with its messages. */
export function PasteDialog({ dialog }: { dialog: PasteRef }) {
  const isOpen = useSelector(dialog, isOpenIn);
  const isBusy = useSelector(dialog, isBusyIn);
  const isAsking = useSelector(dialog, isAskingIn);
  const isWriting = useSelector(dialog, isWritingIn);
  const isPreparing = useSelector(dialog, isPreparingIn);
  const matchRefusal = useSelector(dialog, whyNotMatch);
  const addRefusal = useSelector(dialog, whyNotAdd);
  const readyCount = useSelector(dialog, readyCountOf);
  const rowCount = useSelector(dialog, rowCountOf);
  const close = () => dialog.send({ type: 'dialog.close' });
  return (
    <>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={entryText('paste.pasteLines')}
        width="wide"
        losesNothing
        isBusy={isBusy}
        footer={
          <>
            <Button disabled={isBusy} onClick={close}>
              {isWriting ? entryText('paste.cancel') : entryText('paste.close')}
            </Button>
            {isWriting ? (
              <Button
                variant="primary"
                blockedBy={matchRefusal}
                reasonPlace="line"
                isBusy={isPreparing}
                busyLabel={entryText('paste.readingTheLines')}
                onClick={() => dialog.send({ type: 'list.match' })}
              >
                {entryText('paste.checkLines')}
              </Button>
            ) : (
              <Button
                variant="primary"
                blockedBy={addRefusal}
                reasonPlace="line"
                isBusy={isBusy}
                onClick={() => dialog.send({ type: 'lines.add' })}
              >
                {pasteWords.add(readyCount)}
              </Button>
            )}
          </>
        }
      >
        {isWriting ? <PasteText dialog={dialog} /> : <PasteReview dialog={dialog} />}
      </Dialog>
      <ConfirmDialog
        isOpen={isAsking}
        title={entryText('paste.linesNotAdded')}
        confirmLabel={entryText('paste.close')}
        cancelLabel={entryText('paste.stay')}
        isDanger
        onConfirm={() => dialog.send({ type: 'close.confirm' })}
        onCancel={() => dialog.send({ type: 'close.refuse' })}
      >
        {pasteWords.closeQuestion(isWriting ? 0 : rowCount)}
      </ConfirmDialog>
    </>
  );
}
