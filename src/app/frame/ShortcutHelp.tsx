import type { Greeting } from '#machines/access/session/session.ts';
import { Dialog } from '../../components/dialogs/Dialog.tsx';
import { KeyHelp } from '../../components/keys/KeyHelp.tsx';
import { useShownKeyHints } from '../../components/keys/keyHints.ts';
import styles from '../dialogs/ShopDialogs.module.css';
import { phoneHref } from './phoneHref.ts';
import { turnShortcuts, useShortcut, useShortcutsAreOn } from './shortcuts.ts';

const KEYS = [
  { keys: ['/'], does: 'Search products' },
  { keys: ['?'], does: 'Show these keys' },
  { keys: ['Esc'], does: 'Close a dialog' },
];

interface ShortcutHelpProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Whom to call. */
  readonly distributor: Pick<Greeting, 'distributorName' | 'distributorPhone'>;
}

/** Says whom to call. Shows the keys of the view and of the shop, at `?` too, and lets one turn single keys off. */
export function ShortcutHelp({ isOpen, onOpenChange, distributor }: ShortcutHelpProps) {
  const { distributorName, distributorPhone } = distributor;
  const areOn = useShortcutsAreOn();
  const ofView = useShownKeyHints();
  useShortcut('?', () => onOpenChange(true));
  return (
    <Dialog isOpen={isOpen} onClose={() => onOpenChange(false)} title="Help" width="narrow">
      {distributorPhone && (
        <p className={styles.call}>
          Questions? Call {distributorName}: <a href={phoneHref(distributorPhone)}>{distributorPhone}</a>
        </p>
      )}
      <KeyHelp hints={[...ofView, ...KEYS]} />
      <label className={styles.choice}>
        <input type="checkbox" checked={areOn} onChange={(event) => turnShortcuts(event.currentTarget.checked)} />
        Single keys work outside fields
      </label>
    </Dialog>
  );
}
