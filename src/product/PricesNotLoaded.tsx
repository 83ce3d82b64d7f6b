import { useSelector } from '@xstate/react';
import { shopText } from '#domain/texts/shopText.ts';
import { isSomePriceMissing } from '#machines/shop/prices/isPriceMissing.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { NotLoaded } from '../components/states/NotLoaded.tsx';

/** One message for all products of a page: prices are missing, with a retry. */
export function PricesNotLoaded({ shop: { prices, shopper } }: { shop: Shop }) {
  const isMissing = useSelector(prices, isSomePriceMissing);
  if (!isMissing) return null;
  const isPriced = !shopper.configuration.settings.hidePricing;
  return (
    <NotLoaded onRetry={() => prices.send({ type: 'prices.retry' })}>
      {isPriced ? shopText('products.pricesFailed') : shopText('products.stockFailed')}
    </NotLoaded>
  );
}
