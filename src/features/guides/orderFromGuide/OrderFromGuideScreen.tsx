import { useSelector } from '@xstate/react';
import type { GuidesRef, GuidesSnapshot } from '#machines/guides/guidesMachine.ts';
import { FailedState } from '../../../components/states/FailedState.tsx';
import { PageSkeleton } from '../../../components/states/PageSkeleton.tsx';

const hasFailed = (snapshot: GuidesSnapshot) => snapshot.hasTag('failed');

/** The way to the guide that was ordered from last: it opens in quick entry as soon as it is known. */
export function OrderFromGuideScreen({ area }: { area: GuidesRef }) {
  const isFailed = useSelector(area, hasFailed);
  if (isFailed) {
    return (
      <FailedState onRetry={() => area.send({ type: 'page.retry' })}>The order guides could not be loaded.</FailedState>
    );
  }
  return (
    <div aria-busy="true">
      <PageSkeleton />
    </div>
  );
}
