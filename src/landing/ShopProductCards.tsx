import { useSelector } from '@xstate/react';
import { type ReactNode, useMemo } from 'react';
import { browse } from '#domain/catalog/browse.ts';
import { NO_FILTERS } from '#domain/catalog/catalogue.ts';
import { categoryCards } from '#domain/catalog/categoryCards.ts';
import type { Product } from '#domain/product/product.ts';
import type { CatalogueSnapshot } from '#machines/shop/catalogue/catalogueMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import type { HeadingLevel } from '../components/text/headingLevel.ts';
import { ProductCard } from '../goods/ProductCard.tsx';
import { PricesNotLoaded } from '../product/PricesNotLoaded.tsx';
import { imageSources } from '../product/productImages.ts';
import { useWantedPrices } from '../product/useWantedPrices.ts';
import { PHONE_BELOW } from '../theme/layout.ts';
import { useIsNarrowerThan } from '../theme/useIsNarrowerThan.ts';
import { type LandingProductCards, LandingProductCardsContext, SHOWN_PRODUCTS } from './landingProductCards.ts';

const catalogueOf = ({ context }: CatalogueSnapshot) => context.catalogue;
const isLoadedIn = (snapshot: CatalogueSnapshot) => snapshot.hasTag('loaded');

interface PricedCardProps {
  readonly shop: Shop;
  readonly product: Product;
  readonly headingLevel: HeadingLevel;
}

/** The card of the product list with its price. */
function PricedCard({ shop, product, headingLevel }: PricedCardProps) {
  const isPhone = useIsNarrowerThan(PHONE_BELOW);
  useWantedPrices(shop.prices, product.productKey);
  return (
    <ProductCard shop={shop} shopper={shop.shopper} product={product} isPhone={isPhone} headingLevel={headingLevel} />
  );
}

interface ShopProductCardsProps {
  readonly shop: Shop;
  /** The keys of this week's specials in order; null until they are known. */
  readonly pushProductKeys: readonly number[] | null;
  /** Retries after a failure. */
  readonly onRetry?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Provides the products of the open shop to the landing page inside. */
export function ShopProductCards({ shop, pushProductKeys, onRetry, children }: ShopProductCardsProps) {
  const catalogue = useSelector(shop.catalogue, catalogueOf);
  const isLoaded = useSelector(shop.catalogue, isLoadedIn);
  const productCards = useMemo((): LandingProductCards => {
    const { productByKey } = catalogue;
    const { settings } = shop.shopper.configuration;
    const productOf = (productKey: number) => productByKey.get(productKey) ?? (isLoaded ? null : undefined);
    return {
      productOf,
      pushProducts: pushProductKeys
        ? isLoaded
          ? pushProductKeys.flatMap((productKey) => productOf(productKey) ?? [])
          : null
        : onRetry
          ? { onRetry }
          : null,
      productsOf: (category) => {
        if (!isLoaded) return null;
        const listed = browse(catalogue, { ...NO_FILTERS, guide: null, category, sortBy: null }, 'sequence');
        const places = Array.from({ length: Math.min(listed.length, SHOWN_PRODUCTS) }, (_, place) => place);
        return { first: places.flatMap((place) => listed.at(place) ?? []), total: listed.length };
      },
      categoryCards: isLoaded ? categoryCards(catalogue) : null,
      picturesOf: (file) => imageSources(file, settings),
      showProduct: (product, headingLevel) => (
        <PricedCard key={product.productKey} shop={shop} product={product} headingLevel={headingLevel} />
      ),
    };
  }, [shop, catalogue, isLoaded, pushProductKeys, onRetry]);
  return (
    <LandingProductCardsContext value={productCards}>
      <PricesNotLoaded shop={shop} />
      {children}
    </LandingProductCardsContext>
  );
}
