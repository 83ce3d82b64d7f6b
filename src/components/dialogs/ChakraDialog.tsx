import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { sharedText } from '#domain/texts/sharedText.ts';
import { Button } from '../buttons/Button.tsx';
import { DialogFrame, type DialogFrameProps } from './DialogFrame.tsx';

type Field = HTMLInputElement | HTMLTextAreaElement;

const FIELDS = 'textarea, input:not([type=search], [type=checkbox], [type=radio], [type=file], [type=button])';

function isField(element: Element): element is Field {
  return element.matches(FIELDS);
}

/** The values of a dialog's fields at the first focus, to detect input. */
function useTypedFields(isOpen: boolean) {
  const before = useRef(new Map<Field, string>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a reopened dialog starts over.
  useEffect(() => before.current.clear(), [isOpen]);
  return {
    onFocus: ({ target }: FocusEvent) => {
      if (isField(target) && !before.current.has(target)) before.current.set(target, target.value);
    },
    wereTyped: () => [...before.current].some(([field, text]) => field.isConnected && field.value !== text),
  };
}

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
