import { useSelector } from '@xstate/react';
import { formatMoment } from '#domain/formatDay.ts';
import { adminText } from '#domain/texts/adminText.ts';
import type { OverviewRef, OverviewSnapshot } from '#machines/admin/adminOverview/adminOverviewMachine.ts';
import { RefreshButton } from '../../../components/buttons/RefreshButton.tsx';
import { ContentWidth } from '../../../components/frame/ContentWidth.tsx';
import { Toolbar } from '../../../components/layout/Toolbar.tsx';
import { FailedState } from '../../../components/states/FailedState.tsx';
import { failureDetail } from '../../../components/states/failureDetail.ts';
import { Skeleton } from '../../../components/states/Skeleton.tsx';
import { CallTable } from './CallTable.tsx';
import { FigureCard } from './FigureCard.tsx';
import { figuresOf } from './figuresOf.ts';
import styles from './Overview.module.css';
import { SignInHint } from './SignInHint.tsx';
import { TroubleList } from './TroubleList.tsx';

const loadedOf = ({ context }: OverviewSnapshot) => context.loaded;
const isBusyIn = (snapshot: OverviewSnapshot) => snapshot.hasTag('busy');
const hasFailed = ({ context }: OverviewSnapshot) => context.failure !== null;
const failureDetailOf = ({ context: { failure } }: OverviewSnapshot) => failureDetail(failure);

function Numbers({ page }: { page: OverviewRef }) {
  const overview = useSelector(page, loadedOf);
  const isFailed = useSelector(page, hasFailed);
  const detail = useSelector(page, failureDetailOf);
  if (overview === null && isFailed) {
    return (
      <FailedState detail={detail} onRetry={() => page.send({ type: 'page.reload' })}>
        {adminText('overview.notLoaded')}
      </FailedState>
    );
  }
  if (overview === null) return <Skeleton variant="card" count={6} />;
  return (
    <>
      {!overview.isTwoStepOn && <SignInHint />}
      <TroubleList overview={overview} />
      <ul className={styles.cards}>
        {figuresOf(overview).map((figure) => (
          <FigureCard key={figure.title} figure={figure} />
        ))}
      </ul>
      <CallTable calls={overview.calls} since={overview.callsSince} />
    </>
  );
}

function ReadAt({ page }: { page: OverviewRef }) {
  const overview = useSelector(page, loadedOf);
  const isFailed = useSelector(page, hasFailed);
  if (overview === null) return null;
  const moment = formatMoment(overview.readAt);
  return (
    <>
      <span className={styles.readAt}>{adminText('overview.readAt', { moment })}</span>
      <span role="status" className={styles.stale}>
        {isFailed && adminText('overview.notRefreshed')}
      </span>
    </>
  );
}

function OverviewPage({ page }: { page: OverviewRef }) {
  const isBusy = useSelector(page, isBusyIn);
  return (
    <ContentWidth>
      <Toolbar label={adminText('overview.overview')}>
        <RefreshButton isBusy={isBusy} onRefresh={() => page.send({ type: 'page.reload' })} />
        <ReadAt page={page} />
      </Toolbar>
      <div aria-busy={isBusy}>
        <Numbers page={page} />
      </div>
    </ContentWidth>
  );
}

/** What an owner looks at each day: troubles, the numbers of today, what waits, and the slowest calls. */
export function OverviewScreen({ flows: { overview: page } }: { flows: { overview: OverviewRef } }) {
  return page ? <OverviewPage page={page} /> : <Skeleton variant="card" count={6} />;
}
