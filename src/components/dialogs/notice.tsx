import CircleCheck from 'lucide-react/icons/circle-check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import X from 'lucide-react/icons/x';
import { Link } from 'react-router-dom';
import { frameText } from '#domain/texts/frameText.ts';
import { IconButton } from '../buttons/IconButton.tsx';
import { classes } from '../classes.ts';
import { useReaches } from '../frame/reach.ts';
import styles from './Snackbar.module.css';

export interface Notice {
  /** Distinguishes notices with the same text. */
  readonly id: string;
  readonly kind: 'default' | 'error' | 'success' | 'warning';
  readonly text: string;
  readonly action?:
    | { readonly label: string; readonly to: string }
    | { readonly label: string; readonly onPress: () => void }
    | undefined;
}

export interface NoticeProps {
  readonly notice: Notice | null;
  readonly onClose: () => void;
}

const ICONS = { error: CircleAlert, success: CircleCheck, warning: TriangleAlert } as const;

/** The class of the element around `NoticeContent`. */
export function noticeLook({ kind }: Notice): string {
  return classes(styles.notice, styles[kind]);
}

export function NoticeContent({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const { action } = notice;
  const leads = useReaches(action && 'to' in action ? action.to : '');
  const Icon = notice.kind === 'default' ? null : ICONS[notice.kind];
  return (
    <>
      {Icon && <Icon className={styles.icon} aria-hidden="true" />}
      <span className={styles.text}>{notice.text}</span>
      {action && 'onPress' in action && (
        <button type="button" className={styles.action} onClick={action.onPress}>
          {action.label}
        </button>
      )}
      {action && 'to' in action && leads && (
        <Link className={styles.action} to={action.to} onClick={onClose}>
          {action.label}
        </Link>
      )}
      <IconButton label={frameText('dialogs.closeNotice')} icon={<X />} onClick={onClose} />
    </>
  );
}

/** A notice without motion. */
export function StillNotice({ notice, onClose }: NoticeProps) {
  return (
    notice && (
      <div className={noticeLook(notice)}>
        <NoticeContent notice={notice} onClose={onClose} />
      </div>
    )
  );
}
