import { frameText } from '#domain/texts/frameText.ts';
import { sharedText } from '#domain/texts/sharedText.ts';
import type { Greeting } from '#machines/app/session/session.ts';
import { Dialog } from '../../components/dialogs/Dialog.tsx';
import { KeyHelp } from '../../components/keys/KeyHelp.tsx';
import { useShownKeyHints } from '../../components/keys/keyHints.ts';
import { ShortcutSwitch } from '../../components/keys/ShortcutSwitch.tsx';
import styles from '../dialogs/ShopDialogs.module.css';
import { phoneHref } from './phoneHref.ts';

const KEYS = [
  { keys: ['/'], does: frameText('frame.searchProducts') },
  { keys: ['?'], does: sharedText('frame.showKeyboardShortcuts') },
  { keys: ['Esc'], does: sharedText('frame.closeADialog') },
];

export interface HelpDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Whom to call. */
  readonly distributor: Pick<Greeting, 'distributorName' | 'distributorPhone'>;
}

/** Says whom to call, shows the keys of the view and of the shop, and lets one turn single keys off. */
export function HelpDialog({ isOpen, onClose, distributor }: HelpDialogProps) {
  const { distributorName, distributorPhone } = distributor;
  const ofView = useShownKeyHints();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={frameText('frame.help')} width="narrow">
      <KeyHelp hints={[...ofView, ...KEYS]} />
      <ShortcutSwitch />
      {distributorPhone && (
        <p className={styles.call}>
          {sharedText('frame.questionsCall')} {distributorName}:{' '}
          <a href={phoneHref(distributorPhone)}>{distributorPhone}</a>
        </p>
      )}
    </Dialog>
  );
}
