import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { DialogsRef, DialogsSnapshot } from '#machines/shop/dialogs/dialogsMachine.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { DelayedSpinner } from '../../components/states/DelayedSpinner.tsx';
import { FailedState } from '../../components/states/FailedState.tsx';
import styles from './ShopDialogs.module.css';

const isFetchingIn = (snapshot: DialogsSnapshot) => snapshot.matches('fetching');
const isUnreachableIn = (snapshot: DialogsSnapshot) => snapshot.matches('unreachable');

/** Plain, for what dialogs are drawn with may be what did not come. */
function UnreachableDialog({ dialogs }: { dialogs: DialogsRef }) {
  const panel = useRef<HTMLDivElement>(null);
  const close = () => dialogs.send({ type: 'dialog.close' });
  useEffect(() => panel.current?.focus(), []);
  return (
    <div
      ref={panel}
      className={styles.unreachable}
      role="alertdialog"
      aria-label="Not loaded"
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <FailedState
        detail="The network may be down, or a new version of the shop was released."
        onRetry={() => dialogs.send({ type: 'dialog.retry' })}
        wayOut={
          <>
            <Button onClick={() => window.location.reload()}>Reload</Button>
            <Button onClick={close}>Close</Button>
          </>
        }
      >
        This could not be opened.
      </FailedState>
    </div>
  );
}

/** In the place of a dialog whose part of the program is on its way, or did not come. */
export function DialogOnItsWay({ dialogs }: { dialogs: DialogsRef }) {
  const isFetching = useSelector(dialogs, isFetchingIn);
  const isUnreachable = useSelector(dialogs, isUnreachableIn);
  return (
    <>
      {isFetching && (
        <div className={styles.fetching}>
          <DelayedSpinner label="Opening" />
        </div>
      )}
      {isUnreachable && <UnreachableDialog dialogs={dialogs} />}
    </>
  );
}
