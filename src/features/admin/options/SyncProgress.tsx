import type { ImageSyncProgress } from '#domain/api/images.ts';
import { isUnderWay } from '#domain/api/work.ts';
import { formatMoment } from '#domain/formatDay.ts';
import { formatCount } from '#domain/formatNumber.ts';
import { adminTexts } from '#domain/settings/adminTexts.ts';
import { adminText } from '#domain/texts/adminText.ts';
import styles from './Options.module.css';

const { sync } = adminTexts;

/** The progress of the sync, its counts, and why it stopped. */
export function SyncProgress({ progress }: { progress: ImageSyncProgress }) {
  const { state, finishedAt, found, done, made, kept, broken, failure } = progress;
  return (
    <>
      <p role="status" className={styles.state}>
        {sync[state]}
        {finishedAt !== null && !isUnderWay(progress) && (
          <span className={styles.when}>{` ${formatMoment(finishedAt)}`}</span>
        )}
      </p>
      {failure !== null && <p className={styles.problem}>{failure}</p>}
      {isUnderWay(progress) && (
        <progress
          className={styles.bar}
          aria-label={adminText('options.imageSync')}
          {...(found > 0 ? { max: found, value: done } : {})}
        />
      )}
      {found > 0 && (
        <dl className={styles.counts}>
          <div>
            <dt>{adminText('options.done')}</dt>
            <dd>{sync.progress(done, found)}</dd>
          </div>
          <div>
            <dt>{adminText('options.created')}</dt>
            <dd>{formatCount(made)}</dd>
          </div>
          <div>
            <dt>{adminText('options.kept')}</dt>
            <dd>{formatCount(kept)}</dd>
          </div>
          <div>
            <dt>{adminText('options.broken')}</dt>
            <dd className={broken > 0 ? styles.problem : undefined}>{formatCount(broken)}</dd>
          </div>
        </dl>
      )}
    </>
  );
}
