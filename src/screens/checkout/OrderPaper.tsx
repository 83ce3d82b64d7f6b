import type { Offer } from '#domain/checkout/offer.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { customerNow } from '#machines/shop/shopperNow.ts';
import { OrderFacts } from '../../order/OrderFacts.tsx';
import { OrderAmounts } from './OrderAmounts.tsx';
import { OrderLines } from './OrderLines.tsx';

interface OrderPaperProps {
  readonly shop: Shop;
  readonly offer: Offer;
  /** It can still be changed. */
  readonly isOffered: boolean;
}

/** An order as it reads on screen and on paper: where it goes, what it holds and what it costs. */
export function OrderPaper({ shop, offer, isOffered }: OrderPaperProps) {
  const { settings } = shop.shopper.configuration;
  const { header, lines } = offer.cart;
  return (
    <>
      <OrderFacts header={header} customer={customerNow(shop)} shipMethod={shop.shopper.shipMethod} />
      <OrderLines shop={shop} lines={lines} hidePricing={settings.hidePricing} isOffered={isOffered} />
      {!settings.hidePricing && (
        <OrderAmounts estimate={offer.estimate} isEstimate={lines.some((line) => line.isEstimate)} />
      )}
    </>
  );
}
