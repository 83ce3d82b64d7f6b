import { useState } from 'react';
import type { Difference } from '#domain/fields/differences.ts';
import { sharedText } from '#domain/texts/sharedText.ts';
import { Button } from '../buttons/Button.tsx';
import styles from './ConflictDialog.module.css';
import { Dialog } from './Dialog.tsx';

interface ConflictDialogProps {
  readonly isOpen: boolean;
  /** The message about the conflict. */
  readonly text: string;
  readonly differences: readonly Difference[];
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  readonly onKeepEditing: () => void;
}

/** Compares the typed values with those that another user saved, and asks which to keep, or to continue editing. */
export function ConflictDialog({
  isOpen,
  text,
  differences,
  onKeepMine,
  onTakeTheirs,
  onKeepEditing,
}: ConflictDialogProps) {
  const [shown, setShown] = useState(differences);
  // The options stay rendered while the dialog closes.
  if (isOpen && shown !== differences) setShown(differences);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onKeepEditing}
      title={sharedText('dialogs.changedBySomeoneElse')}
      width="wide"
      footer={
        <>
          <Button onClick={onKeepEditing}>{sharedText('dialogs.keepEditing')}</Button>
          <Button onClick={onTakeTheirs}>{sharedText('dialogs.takeTheirs')}</Button>
          <Button variant="primary" onClick={onKeepMine}>
            {sharedText('dialogs.saveMine')}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {shown.length === 0 && <p>{sharedText('dialogs.bothVersionsAreTheSame')}</p>}
      <ul className={styles.differences} aria-label={sharedText('dialogs.whatDiffers')}>
        {shown.map(({ name, mine, theirs }) => (
          <li key={name} className={styles.difference}>
            <h3 className={styles.differenceName}>{name}</h3>
            <div className={styles.side}>
              <p className={styles.sideLabel}>{sharedText('dialogs.yours')}</p>
              {mine}
            </div>
            <div className={styles.side}>
              <p className={styles.sideLabel}>{sharedText('dialogs.theirs')}</p>
              {theirs}
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
