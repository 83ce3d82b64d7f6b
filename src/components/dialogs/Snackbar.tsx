import { AnimatePresence, m } from 'framer-motion';
import { CircleAlert, CircleCheck, TriangleAlert, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { IconButton } from '../buttons/IconButton.tsx';
import { classes } from '../classes.ts';
import styles from './Snackbar.module.css';

export interface Notice {
  /** Tells one notice from the next, even with the same text. */
  readonly id: string;
  readonly kind: 'default' | 'error' | 'success' | 'warning';
  readonly text: string;
  readonly action?: { readonly label: string; readonly to: string } | undefined;
}

export interface SnackbarProps {
  readonly notice: Notice | null;
  readonly onClose: () => void;
}

const ICONS = { error: CircleAlert, success: CircleCheck, warning: TriangleAlert } as const;

function NoticeBody({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const Icon = notice.kind === 'default' ? null : ICONS[notice.kind];
  return (
    <m.div
      className={classes(styles.notice, styles[notice.kind])}
      initial={{ y: 12 }}
      animate={{ y: 0 }}
      exit={{ opacity: 0 }}
      transition={{ duration: 0.16 }}
    >
      {Icon && <Icon className={styles.icon} aria-hidden="true" />}
      <span className={styles.text}>{notice.text}</span>
      {notice.action && (
        <Link className={styles.action} to={notice.action.to}>
          {notice.action.label}
        </Link>
      )}
      <IconButton label="Close notice" icon={<X />} onClick={onClose} />
    </m.div>
  );
}

/** One notice at a time, above dialogs too. Errors interrupt a screen reader, the others wait. */
export function Snackbar({ notice, onClose }: SnackbarProps) {
  const isUrgent = notice?.kind === 'error';
  const body = notice && <NoticeBody key={notice.id} notice={notice} onClose={onClose} />;
  return (
    <>
      <div className={styles.place} aria-live="polite" aria-atomic="true">
        <AnimatePresence mode="wait">{!isUrgent && body}</AnimatePresence>
      </div>
      <div className={styles.place} aria-live="assertive" aria-atomic="true">
        <AnimatePresence mode="wait">{isUrgent && body}</AnimatePresence>
      </div>
    </>
  );
}
