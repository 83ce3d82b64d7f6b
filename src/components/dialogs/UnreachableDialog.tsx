import { useRef } from 'react';
import { frameText } from '#domain/texts/frameText.ts';
import { Button } from '../buttons/Button.tsx';
import { useOverlay } from '../overlays.ts';
import { FailedState } from '../states/FailedState.tsx';
import { useBorrowedFocus } from '../useBorrowedFocus.ts';
import styles from './UnreachableDialog.module.css';

interface UnreachableDialogProps {
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Replaces a dialog that failed to load. It is plain, because the dialog code itself may be missing. */
export function UnreachableDialog({ onRetry, onClose }: UnreachableDialogProps) {
  const panel = useRef<HTMLDivElement>(null);
  useBorrowedFocus(() => panel.current);
  useOverlay(true, onClose);
  return (
    <div
      ref={panel}
      className={styles.panel}
      role="alertdialog"
      aria-label={frameText('dialogs.notLoaded')}
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <FailedState
        detail={frameText('dialogs.checkYourConnectionOrReloadTo')}
        onRetry={onRetry}
        wayOut={
          <>
            <Button onClick={() => window.location.reload()}>{frameText('dialogs.reload')}</Button>
            <Button onClick={onClose}>{frameText('dialogs.close')}</Button>
          </>
        }
      >
        {frameText('dialogs.thisCouldNotBeOpened')}
      </FailedState>
    </div>
  );
}
