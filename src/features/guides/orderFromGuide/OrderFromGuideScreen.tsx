import { useSelector } from '@xstate/react';
import { guidesText } from '#domain/texts/guidesText.ts';
import type {
  OrderFromGuideRef,
  OrderFromGuideSnapshot,
} from '#machines/guides/orderFromGuide/orderFromGuideMachine.ts';
import { FailedState } from '../../../components/states/FailedState.tsx';
import { PageSkeleton } from '../../../components/states/PageSkeleton.tsx';

const hasFailed = (snapshot: OrderFromGuideSnapshot) => snapshot.hasTag('failed');

/** Redirects to the last ordered guide: it opens in quick entry as soon as it is known. */
export function OrderFromGuideScreen({ flows: { orderFromGuide } }: { flows: { orderFromGuide: OrderFromGuideRef } }) {
  const isFailed = useSelector(orderFromGuide, hasFailed);
  if (isFailed) {
    return (
      <FailedState onRetry={() => orderFromGuide.send({ type: 'search.retry' })}>
        {guidesText('orderFromGuide.theOrderGuidesCouldNotBe')}
      </FailedState>
    );
  }
  return (
    <div aria-busy="true">
      <PageSkeleton />
    </div>
  );
}
