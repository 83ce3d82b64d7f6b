import { useRef, useState } from 'react';
import { sharedText } from '#domain/texts/sharedText.ts';
import { Button } from '../buttons/Button.tsx';
import { DialogFrame, type DialogFrameProps } from './DialogFrame.tsx';
import { useTypedFields } from './useTypedFields.ts';

export interface DialogProps extends DialogFrameProps {
  /** The input is kept, or `onClose` asks about it, so Back closes the dialog without a question. */
  readonly losesNothing?: boolean;
}

/** A dialog that Back closes, after a question if something was typed. */
export function ChakraDialog({ losesNothing = false, ...frame }: DialogProps) {
  const { isOpen, onClose } = frame;
  const [isAsking, setAsking] = useState(false);
  const stay = useRef<HTMLButtonElement>(null);
  const { onFocus, wereTyped } = useTypedFields(isOpen);
  const refuse = () => setAsking(false);
  const goBack = () => (!losesNothing && wereTyped() ? setAsking(true) : onClose());
  const discard = () => {
    setAsking(false);
    onClose();
  };
  return (
    <>
      <DialogFrame {...frame} onBack={goBack} onFocus={onFocus} />
      <DialogFrame
        isOpen={isOpen && isAsking}
        onClose={refuse}
        onBack={refuse}
        title={sharedText('dialogs.discardChanges')}
        width="narrow"
        role="alertdialog"
        initialFocus={() => stay.current}
        footer={
          <>
            <Button ref={stay} onClick={refuse}>
              {sharedText('dialogs.keepEditing')}
            </Button>
            <Button variant="danger" onClick={discard}>
              {sharedText('dialogs.discard')}
            </Button>
          </>
        }
      >
        {sharedText('dialogs.whatYouEnteredHereHasNot')}
      </DialogFrame>
    </>
  );
}
