import { useState } from 'react';
import { part } from '../../loading/part.tsx';
import type { DialogProps } from './ChakraDialog.tsx';
import { UnreachableDialog } from './UnreachableDialog.tsx';

const ChakraDialog = part(() => import('./ChakraDialog.tsx').then((module) => module.ChakraDialog), {
  failed: ({ isOpen, onClose }, retry) => isOpen && <UnreachableDialog onRetry={retry} onClose={onClose} />,
});

/** Loads the code of all dialogs; rejects if it cannot be loaded. */
export const fetchDialog = ChakraDialog.fetch;

/** Fills the screen below 415 px. A click outside does not close it, so that no input is lost by accident. */
export function Dialog(props: DialogProps) {
  const [wasOpened, setOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) setOpened(true);
  return wasOpened && <ChakraDialog {...props} />;
}
