import { useSelector } from '@xstate/react';
import { shopText } from '#domain/texts/shopText.ts';
import type { DialogsRef, DialogsSnapshot } from '#machines/app/dialogs/dialogsMachine.ts';
import { UnreachableDialog } from '../../components/dialogs/UnreachableDialog.tsx';
import { DelayedSpinner } from '../../components/states/DelayedSpinner.tsx';
import styles from './ShopDialogs.module.css';

const isFetchingIn = (snapshot: DialogsSnapshot) => snapshot.matches('fetching');
const isUnreachableIn = (snapshot: DialogsSnapshot) => snapshot.matches('unreachable');

/** Shown in place of a dialog whose chunk is loading or failed to load. */
export function DialogOnItsWay({ dialogs }: { dialogs: DialogsRef }) {
  const isFetching = useSelector(dialogs, isFetchingIn);
  const isUnreachable = useSelector(dialogs, isUnreachableIn);
  return (
    <>
      {isFetching && (
        <div className={styles.fetching}>
          <DelayedSpinner label={shopText('dialogs.opening')} />
        </div>
      )}
      {isUnreachable && (
        <UnreachableDialog
          onRetry={() => dialogs.send({ type: 'dialog.retry' })}
          onClose={() => dialogs.send({ type: 'dialog.close' })}
        />
      )}
    </>
  );
}
