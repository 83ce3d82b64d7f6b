import type { Offer } from '#domain/checkout/offer.ts';
import { describeCard, type PaymentSummary } from '#domain/payment/summary.ts';
import { checkoutText } from '#domain/texts/checkoutText.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { customerNow } from '#machines/shop/shopperNow.ts';
import { OrderFacts } from '../../../../order/OrderFacts.tsx';
import { OrderAmounts } from './OrderAmounts.tsx';
import { OrderLines } from './OrderLines.tsx';

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
