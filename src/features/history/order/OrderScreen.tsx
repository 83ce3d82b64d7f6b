import { useSelector } from '@xstate/react';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { historyText } from '#domain/texts/historyText.ts';
import type { OrderAgainRef, OrderAgainSnapshot } from '#machines/history/orderAgain/orderAgainMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { LinkButton } from '../../../components/buttons/LinkButton.tsx';
import { usePageName } from '../../../components/frame/pageName.ts';
import { EmptyState } from '../../../components/states/EmptyState.tsx';
import { FailedState } from '../../../components/states/FailedState.tsx';
import { failureDetail } from '../../../components/states/failureDetail.ts';
import { PageSkeleton } from '../../../components/states/PageSkeleton.tsx';
import { OrderSheet } from './OrderSheet.tsx';

const detailOf = (snapshot: OrderAgainSnapshot) => snapshot.context.detail;
const wantsNewestIn = (snapshot: OrderAgainSnapshot) => snapshot.context.orderNumber === null;
const isAbsentIn = (snapshot: OrderAgainSnapshot) => snapshot.matches('absent');
const hasFailed = (snapshot: OrderAgainSnapshot) => snapshot.hasTag('failed');
const failureDetailOf = (snapshot: OrderAgainSnapshot) => failureDetail(snapshot.context.failure);

/** An order of the history, with a way to add it to the cart. */
export function OrderScreen({ shop, flows: { orderAgain } }: { shop: Shop; flows: { orderAgain: OrderAgainRef } }) {
  const detail = useSelector(orderAgain, detailOf);
  const wantsNewest = useSelector(orderAgain, wantsNewestIn);
  const isAbsent = useSelector(orderAgain, isAbsentIn);
  const isFailed = useSelector(orderAgain, hasFailed);
  const failureDetail = useSelector(orderAgain, failureDetailOf);
  usePageName(detail && historyText('orderHistory.order', { orderNumber: detail.order.orderNumber }));
  if (isFailed) {
    return (
      <FailedState detail={failureDetail} onRetry={() => orderAgain.send({ type: 'order.retry' })}>
        {historyText('order.theOrderCouldNotBeLoaded')}
      </FailedState>
    );
  }
  if (isAbsent) {
    return (
      <EmptyState
        icon={<ReceiptText />}
        action={<LinkButton to="/history/orders">{historyText('order.orderHistory')}</LinkButton>}
      >
        {wantsNewest ? historyText('reorder.neverOrdered') : historyText('orderAgain.absent')}
      </EmptyState>
    );
  }
  if (!detail) {
    return (
      <div aria-busy="true">
        <PageSkeleton />
      </div>
    );
  }
  return <OrderSheet shop={shop} orderAgain={orderAgain} detail={detail} />;
}
