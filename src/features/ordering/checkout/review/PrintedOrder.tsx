import type { Estimate } from '#domain/cart/cart.ts';
import type { Offer } from '#domain/checkout/offer.ts';
import { formatMoney } from '#domain/money.ts';
import { describeCard, type PaymentSummary } from '#domain/payment/summary.ts';
import { checkoutText } from '#domain/texts/checkoutText.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { customerNow } from '#machines/shop/shopperNow.ts';
import { OrderFacts } from '../../../../order/OrderFacts.tsx';
import { Totals } from '../../../../order/Totals.tsx';
import styles from '../Checkout.module.css';
import { OrderLines } from './OrderLines.tsx';

interface OrderAmountsProps {
  readonly estimate: Estimate;
  /** A line is priced by an average weight. */
  readonly isEstimate: boolean;
}

/** The cost of the order. */
function OrderAmounts({ estimate, isEstimate }: OrderAmountsProps) {
  return (
    <Totals
      className={styles.amounts}
      rows={[
        { name: checkoutText('checkout.lines'), value: formatMoney(estimate.lineTotal) },
        { name: checkoutText('checkout.addOnCharges'), value: formatMoney(estimate.addOnCharges) },
        { name: checkoutText('checkout.taxableAmount'), value: formatMoney(estimate.taxableAmount) },
        { name: checkoutText('checkout.tax'), value: formatMoney(estimate.tax) },
      ]}
      total={{ name: checkoutText('checkout.total'), amount: estimate.total, isEstimate }}
    />
  );
}

interface PrintedOrderProps {
  readonly shop: Shop;
  readonly offer: Offer;
  /** The order can still be changed. */
  readonly isOffered: boolean;
  /** The amount to charge; null if there is none, or if it was charged. */
  readonly card: PaymentSummary | null;
}

/** An order on screen and in print: its delivery, lines and totals. */
export function PrintedOrder({ shop, offer, isOffered, card }: PrintedOrderProps) {
  const { settings } = shop.shopper.configuration;
  const { header, lines } = offer.cart;
  return (
    <>
      <OrderFacts
        first={card ? [[checkoutText('checkout.payment'), describeCard(card)]] : []}
        header={header}
        customer={customerNow(shop)}
        userType={shop.shopper.userType}
        shipMethod={shop.shopper.shipMethod}
        asks={shop.shopper.punchout?.asks}
      />
      <OrderLines shop={shop} lines={lines} hidePricing={settings.hidePricing} isOffered={isOffered} />
      {!settings.hidePricing && (
        <OrderAmounts estimate={offer.estimate} isEstimate={lines.some((line) => line.isEstimate)} />
      )}
    </>
  );
}
