import { useSelector } from '@xstate/react';
import { accountText } from '#domain/texts/accountText.ts';
import type {
  AccountSummaryRef,
  AccountSummarySnapshot,
} from '#machines/account/accountSummary/accountSummaryMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { PrintHead } from '../../../components/frame/PrintHead.tsx';
import { FailedState } from '../../../components/states/FailedState.tsx';
import { failureDetail } from '../../../components/states/failureDetail.ts';
import { Skeleton } from '../../../components/states/Skeleton.tsx';
import styles from './AccountSummary.module.css';
import { SummaryCards } from './SummaryCards.tsx';
import { SummaryCharts } from './SummaryCharts.tsx';

const loadedOf = (snapshot: AccountSummarySnapshot) => snapshot.context.loaded;
const isFailedIn = (snapshot: AccountSummarySnapshot) => snapshot.hasTag('failed');
const failureDetailOf = (snapshot: AccountSummarySnapshot) => failureDetail(snapshot.context.failure);

/** What the customer owes and how old it is, the remaining credit, and past purchases. */
export function AccountSummaryScreen({
  shop,
  flows: { accountSummary: actor },
}: {
  shop: Shop;
  flows: { accountSummary: AccountSummaryRef };
}) {
  const summary = useSelector(actor, loadedOf);
  const isFailed = useSelector(actor, isFailedIn);
  const detail = useSelector(actor, failureDetailOf);
  if (isFailed) {
    return (
      <FailedState detail={detail} onRetry={() => actor.send({ type: 'page.reload' })}>
        {accountText('ledger.summaryFailed')}
      </FailedState>
    );
  }
  return (
    <div className={styles.page}>
      <PrintHead title={accountText('accountSummary.accountSummary')} customer={shop.shopper.configuration.customer} />
      {summary ? (
        <>
          <SummaryCards summary={summary} />
          <SummaryCharts summary={summary} />
        </>
      ) : (
        <div aria-busy="true" className={styles.cards}>
          <Skeleton variant="card" height={264} />
          <Skeleton variant="card" height={264} />
          <Skeleton variant="card" height={264} />
        </div>
      )}
    </div>
  );
}
