import { useSelector } from '@xstate/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { cartTotals } from '#domain/cart/totals.ts';
import { NO_OFFER } from '#domain/checkout/offer.ts';
import { formatMoney } from '#domain/money.ts';
import { checkoutText } from '#domain/texts/checkoutText.ts';
import type { OrderReviewRef, OrderReviewSnapshot } from '#machines/ordering/checkout/orderReviewMachine.ts';
import type { CartSnapshot } from '#machines/shop/cart/cartMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { LinkButton } from '../../../../components/buttons/LinkButton.tsx';
import { Panel } from '../../../../components/layout/Panel.tsx';
import { CartTotals } from '../../../../order/CartTotals.tsx';
import { RAIL_FROM } from '../../../../theme/layout.ts';
import { useIsNarrowerThan } from '../../../../theme/useIsNarrowerThan.ts';
import styles from '../Checkout.module.css';

const offerOf = (snapshot: OrderReviewSnapshot | undefined) => snapshot?.context.offer;
const linesOf = ({ context }: CartSnapshot) => context.cart.lines;

interface OrderSummaryProps {
  readonly shop: Shop;
  /** Present during the review: the summary then shows the total of the order instead of that of the lines. */
  readonly review: OrderReviewRef | undefined;
}

/** The order summary: beside the steps if there is room, else collapsed above them. */
export function OrderSummary({ shop, review }: OrderSummaryProps) {
  const cartLines = useSelector(shop.cart, linesOf);
  const offer = useSelector(review, offerOf);
  const lines = offer && offer !== NO_OFFER ? offer.cart.lines : cartLines;
  const settings = shop.shopper.configuration.settings;
  const isFolded = useIsNarrowerThan(RAIL_FROM);
  const totals = cartTotals(lines);
  const content = (
    <>
      <CartTotals
        className={styles.totals}
        totals={totals}
        totalName={offer ? checkoutText('checkout.total') : checkoutText('checkout.lineTotal')}
        estimate={offer?.estimate}
        isEstimate={lines.some((line) => line.isEstimate)}
        settings={settings}
      />
      <div className={styles.change}>
        <LinkButton to="/cart" variant="quiet" size="small">
          {checkoutText('checkout.changeTheCart')}
        </LinkButton>
      </div>
    </>
  );
  if (!isFolded) {
    return (
      <aside className={styles.summary} aria-label={checkoutText('checkout.orderSummary')}>
        <Panel title={checkoutText('checkout.orderSummary')}>{content}</Panel>
      </aside>
    );
  }
  return (
    <details className={styles.folded}>
      <summary>
        <span>{checkoutText('checkout.orderSummary')}</span>
        <span className={styles.brief}>
          {checkoutText('checkout.items', { count: totals.items })}
          {!settings.hidePricing && ` · ${formatMoney(offer ? offer.estimate.total : totals.lineTotal)}`}
        </span>
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className={styles.unfolded}>{content}</div>
    </details>
  );
}
