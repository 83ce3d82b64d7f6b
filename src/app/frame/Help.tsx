import { useState } from 'react';
import { useShortcut } from '../../components/keys/shortcuts.ts';
import { part } from '../../loading/part.tsx';
import type { HelpDialogProps } from './HelpDialog.tsx';

const HelpDialog = part(() => import('./HelpDialog.tsx').then((module) => module.HelpDialog));

interface HelpProps extends HelpDialogProps {
  readonly onOpen: () => void;
}

/** Help, which `?` opens too. */
export function Help({ onOpen, ...dialog }: HelpProps) {
  const [wasOpened, setOpened] = useState(dialog.isOpen);
  if (dialog.isOpen && !wasOpened) setOpened(true);
  useShortcut('?', onOpen);
  return wasOpened && <HelpDialog {...dialog} />;
}
