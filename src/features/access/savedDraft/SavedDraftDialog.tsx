import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { sharedText } from '#domain/texts/sharedText.ts';
import type { SavedDraftRef, SavedDraftSnapshot } from '#machines/shop/savedDraft/savedDraftMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { Dialog } from '../../../components/dialogs/Dialog.tsx';

const isOfferingIn = (snapshot: SavedDraftSnapshot) => snapshot.matches('offering');
const textOf = ({ context }: SavedDraftSnapshot) => context.works[0]?.text ?? '';

/** Offers to resume the work that the end of a session interrupted. Only Discard deletes it. */
export function SavedDraftDialog({ dialog }: { dialog: SavedDraftRef }) {
  const isOffering = useSelector(dialog, isOfferingIn);
  const text = useSelector(dialog, textOf);
  const goOn = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      isOpen={isOffering}
      onClose={() => dialog.send({ type: 'work.postpone' })}
      title={sharedText('draft.title')}
      width="narrow"
      initialFocus={() => goOn.current}
      footer={
        <>
          <Button onClick={() => dialog.send({ type: 'work.discard' })}>{sharedText('draft.discard')}</Button>
          <Button ref={goOn} variant="primary" onClick={() => dialog.send({ type: 'work.continue' })}>
            {sharedText('draft.goOn')}
          </Button>
        </>
      }
    >
      {text}
    </Dialog>
  );
}
