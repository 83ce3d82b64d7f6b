import type { Offer } from '#domain/checkout/offer.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { OrderFacts } from '../../order/OrderFacts.tsx';
import { OrderAmounts } from './OrderAmounts.tsx';
import { OrderLines } from './OrderLines.tsx';

/** An order as it reads on screen and on paper: where it goes, what it holds and what it costs. */
export function OrderPaper({ shop, offer }: { shop: Shop; offer: Offer }) {
  const { customer, settings } = shop.shopper.configuration;
  const { header, lines } = offer.cart;
  return (
    <>
      <OrderFacts header={header} customer={customer} />
      <OrderLines shop={shop} lines={lines} hidePricing={settings.hidePricing} />
      {!settings.hidePricing && (
        <OrderAmounts estimate={offer.estimate} isEstimate={lines.some((line) => line.isEstimate)} />
      )}
    </>
  );
}
