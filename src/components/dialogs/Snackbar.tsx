import { useState } from 'react';
import { part } from '../../loading/part.tsx';
import { type NoticeProps, StillNotice } from './notice.tsx';
import styles from './Snackbar.module.css';

/** Without the animation chunk a notice appears without motion. */
const MovingNotice = part(() =>
  import('./MovingNotice.tsx').then(
    (module) => module.MovingNotice,
    () => StillNotice,
  ),
);

/** One notice at a time, above dialogs too. Errors are announced at once, the others politely. */
export function Snackbar({ notice, onClose }: NoticeProps) {
  const [wasShown, setShown] = useState(notice !== null);
  if (notice && !wasShown) setShown(true);
  const isUrgent = notice?.kind === 'error';
  return (
    <>
      <div className={styles.place} aria-live="polite" aria-atomic="true">
        {wasShown && <MovingNotice notice={isUrgent ? null : notice} onClose={onClose} />}
      </div>
      <div className={styles.place} aria-live="assertive" aria-atomic="true">
        {wasShown && <MovingNotice notice={isUrgent ? notice : null} onClose={onClose} />}
      </div>
    </>
  );
}
