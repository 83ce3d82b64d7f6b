import { useState } from 'react';
import { part } from '../../loading/part.tsx';
import type { DialogProps } from './ChakraDialog.tsx';
import { UnreachableDialog } from './UnreachableDialog.tsx';

const ChakraDialog = part(() => import('./ChakraDialog.tsx').then((module) => module.ChakraDialog), {
  failed: ({ isOpen, onClose }, retry) => isOpen && <UnreachableDialog onRetry={retry} onClose={onClose} />,
});

/** Fetches what every dialog is drawn with; rejects where it does not come. */
export const fetchDialog = ChakraDialog.fetch;

/** Fills the screen below 415 px. Clicks beside it do not close it: nothing typed is lost by a slip. */
export function Dialog(props: DialogProps) {
  const [wasOpened, setOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) setOpened(true);
  return wasOpened && <ChakraDialog {...props} />;
}
