import { useSelector } from '@xstate/react';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { formatDate } from '#domain/formatDate.ts';
import { formatMoney } from '#domain/money.ts';
import { reorderTexts } from '#domain/order/reorderTexts.ts';
import { historyText } from '#domain/texts/historyText.ts';
import type { ReorderSnapshot } from '#machines/landing/reorder/reorderMachine.ts';
import { LinkButton } from '../../../../components/buttons/LinkButton.tsx';
import { NotLoaded } from '../../../../components/states/NotLoaded.tsx';
import type { HeadingLevel } from '../../../../components/text/headingLevel.ts';
import place from '../StripPlace.module.css';
import { StripSkeleton } from '../StripSkeleton.tsx';
import { type StripPart, stripParts } from '../stripParts.ts';
import { DueAgain } from './DueAgain.tsx';
import { GuidesToOrder } from './GuidesToOrder.tsx';
import styles from './ReorderStrip.module.css';
import type { StripPartProps } from './stripPartProps.ts';

const lastOrderOf = ({ context }: ReorderSnapshot) => context.lastOrder;

/** The newest order, with a way to add it to the cart. */
function LastOrder({ reorder }: StripPartProps) {
  const order = useSelector(reorder, lastOrderOf);
  if (!order) return <p className={styles.nothing}>{historyText('reorder.neverOrdered')}</p>;
  const { orderNumber, orderDate, lines, total } = order;
  return (
    <div className={styles.lastOrder}>
      <p className={styles.facts}>
        <span className={styles.name}>{formatDate(orderDate)}</span>
        <span>
          {reorderTexts.lines(lines)}
          {total !== undefined && ` · ${formatMoney(total)}`}
        </span>
        <span>{historyText('reorder.order', { orderNumber })}</span>
      </p>
      <LinkButton variant="primary" icon={<RotateCcw />} to={`/history/orders/${encodeURIComponent(orderNumber)}`}>
        {historyText('reorder.orderAgain')}
      </LinkButton>
    </div>
  );
}

const isBusyIn = (snapshot: ReorderSnapshot) => snapshot.hasTag('busy');
const isShownIn = (snapshot: ReorderSnapshot) => snapshot.hasTag('shown');
const hasFailed = (snapshot: ReorderSnapshot) => snapshot.matches('failed');

const PARTS = {
  lastOrder: { Part: LastOrder, title: historyText('reorder.lastOrder') },
  guides: { Part: GuidesToOrder, title: historyText('reorder.guides') },
  due: { Part: DueAgain, title: historyText('reorder.due') },
} as const satisfies Record<StripPart, unknown>;

/** The most frequent tasks of a returning buyer: the last order, the order guides, and the products that are due. */
export function ReorderStrip({ shop, reorder, headingLevel }: StripPartProps & { headingLevel: HeadingLevel }) {
  const isBusy = useSelector(reorder, isBusyIn);
  const isShown = useSelector(reorder, isShownIn);
  const isFailed = useSelector(reorder, hasFailed);
  if (isBusy) return <StripSkeleton shopper={shop.shopper} />;
  if (isFailed) {
    return (
      <div className={place.failed}>
        <NotLoaded onRetry={() => reorder.send({ type: 'reorder.retry' })}>{historyText('reorder.failed')}</NotLoaded>
      </div>
    );
  }
  if (!isShown) return null;
  const Title = `h${headingLevel}` as const;
  return (
    <section className={place.strip} aria-label={historyText('reorder.title')}>
      {stripParts(shop.shopper).map((name) => {
        const { Part, title } = PARTS[name];
        return (
          <div key={name} className={place.part} data-part={name}>
            <Title className={styles.title}>{title}</Title>
            <Part shop={shop} reorder={reorder} />
          </div>
        );
      })}
    </section>
  );
}
