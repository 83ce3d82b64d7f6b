import { useSelector } from '@xstate/react';
import { adminTexts } from '#domain/settings/adminTexts.ts';
import { adminText } from '#domain/texts/adminText.ts';
import type { ImageSyncRef, ImageSyncSnapshot } from '#machines/admin/imageSync/imageSyncMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { OptionCard } from './OptionCard.tsx';
import styles from './Options.module.css';
import { SyncLists } from './SyncLists.tsx';
import { SyncProgress } from './SyncProgress.tsx';

const progressOf = (snapshot: ImageSyncSnapshot | undefined) => snapshot?.context.progress ?? null;
const isFailedIn = (snapshot: ImageSyncSnapshot | undefined) => snapshot?.matches('failed') === true;
const isSilentIn = (snapshot: ImageSyncSnapshot | undefined) => snapshot?.matches({ syncing: 'silent' }) === true;
const isRequestingIn = (snapshot: ImageSyncSnapshot | undefined) => snapshot?.matches('requesting') === true;

/** Syncs the product pictures with their source and shows the progress. */
export function ImageSyncCard({ sync }: { sync: ImageSyncRef | undefined }) {
  const progress = useSelector(sync, progressOf);
  const isFailed = useSelector(sync, isFailedIn);
  const isSilent = useSelector(sync, isSilentIn);
  const isRequesting = useSelector(sync, isRequestingIn);
  return (
    <div className={styles.sync}>
      <OptionCard
        title={adminText('options.productImages')}
        state={isFailed ? 'failed' : progress ? 'loaded' : 'loading'}
        failure={adminText('options.theProgressOfTheImageSync')}
        onRetry={() => sync?.send({ type: 'work.reload' })}
        height={120}
      >
        {progress && <SyncProgress progress={progress} />}
        {isSilent && (
          <div role="alert" className={styles.silent}>
            {adminTexts.sync.silent}
            <Button size="small" onClick={() => sync?.send({ type: 'work.reload' })}>
              {adminText('options.askNow')}
            </Button>
          </div>
        )}
        <Button
          isBusy={isRequesting}
          busyLabel={adminText('options.asking')}
          onClick={() => sync?.send({ type: 'sync.request' })}
        >
          {adminText('options.syncImages')}
        </Button>
        {progress && <SyncLists progress={progress} />}
      </OptionCard>
    </div>
  );
}
