import { partnerTexts } from '#domain/punchout/partnerTexts.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { Dialog } from '../../components/dialogs/Dialog.tsx';
import styles from './Partners.module.css';
import type { PartnerDifference } from './partnerDifferences.ts';

interface PartnerConflictDialogProps {
  readonly isOpen: boolean;
  readonly differences: readonly PartnerDifference[];
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  readonly onKeepEditing: () => void;
}

/** What was typed beside what somebody else saved meanwhile: which of them the partner is to be, or on with the editing. */
export function PartnerConflictDialog({
  isOpen,
  differences,
  onKeepMine,
  onTakeTheirs,
  onKeepEditing,
}: PartnerConflictDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onKeepEditing}
      title="Changed by Somebody Else"
      width="wide"
      footer={
        <>
          <Button onClick={onKeepEditing}>Keep Editing</Button>
          <Button onClick={onTakeTheirs}>Take Theirs</Button>
          <Button variant="primary" onClick={onKeepMine}>
            Save Mine
          </Button>
        </>
      }
    >
      <p>{partnerTexts.changedElsewhere}</p>
      {differences.length === 0 && <p>Yours and theirs say the same.</p>}
      <ul className={styles.differences} aria-label="What differs">
        {differences.map(({ name, mine, theirs }) => (
          <li key={name} className={styles.difference}>
            <h3 className={styles.differenceName}>{name}</h3>
            <div className={styles.side}>
              <p className={styles.sideLabel}>Yours</p>
              {mine}
            </div>
            <div className={styles.side}>
              <p className={styles.sideLabel}>Theirs</p>
              {theirs}
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
