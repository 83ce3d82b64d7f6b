import { useSelector } from '@xstate/react';
import type { Offer } from '#domain/checkout/offer.ts';
import type { ShopRef, ShopSnapshot } from '#machines/shop/shopMachine.ts';
import { OrderFacts } from '../../order/OrderFacts.tsx';
import { OrderAmounts } from './OrderAmounts.tsx';
import { OrderLines } from './OrderLines.tsx';

const configurationOf = ({ context }: ShopSnapshot) => context.shopper.configuration;

/** An order as it reads on screen and on paper: where it goes, what it holds and what it costs. */
export function OrderPaper({ shop, offer }: { shop: ShopRef; offer: Offer }) {
  const { customer, settings } = useSelector(shop, configurationOf);
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
