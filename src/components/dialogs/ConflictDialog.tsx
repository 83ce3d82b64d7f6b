import { Button } from '../buttons/Button.tsx';
import styles from './ConflictDialog.module.css';
import { Dialog } from './Dialog.tsx';

/** A part in which what was typed differs from what somebody else saved. */
export interface Difference {
  name: string;
  mine: string;
  theirs: string;
}

interface ConflictDialogProps {
  readonly isOpen: boolean;
  /** That it happened. */
  readonly text: string;
  readonly differences: readonly Difference[];
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  readonly onKeepEditing: () => void;
}

/** What was typed beside what somebody else saved meanwhile: which of them it is to be, or on with the editing. */
export function ConflictDialog({
  isOpen,
  text,
  differences,
  onKeepMine,
  onTakeTheirs,
  onKeepEditing,
}: ConflictDialogProps) {
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
      <p>{text}</p>
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
