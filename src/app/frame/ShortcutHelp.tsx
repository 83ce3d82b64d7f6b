import { useState } from 'react';
import { Dialog } from '../../components/dialogs/Dialog.tsx';
import { KeyHelp } from '../../components/keys/KeyHelp.tsx';
import { useShownKeyHints } from '../../components/keys/keyHints.ts';
import styles from '../dialogs/ShopDialogs.module.css';
import { turnShortcuts, useShortcut, useShortcutsAreOn } from './shortcuts.ts';

const KEYS = [
  { keys: ['/'], does: 'Search products' },
  { keys: ['?'], does: 'Show these keys' },
  { keys: ['Esc'], does: 'Close a dialog' },
];

/** `?` shows the keys of the view and of the shop, and lets one turn single keys off. */
export function ShortcutHelp() {
  const [isOpen, setOpen] = useState(false);
  const areOn = useShortcutsAreOn();
  const ofView = useShownKeyHints();
  useShortcut('?', () => setOpen(true));
  return (
    <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Keys" width="narrow">
      <KeyHelp hints={[...ofView, ...KEYS]} />
      <label className={styles.choice}>
        <input type="checkbox" checked={areOn} onChange={(event) => turnShortcuts(event.currentTarget.checked)} />
        Single keys work outside fields
      </label>
    </Dialog>
  );
}
