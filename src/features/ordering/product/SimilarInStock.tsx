import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { similarProducts } from '#domain/catalog/similarProducts.ts';
import type { Product } from '#domain/product/product.ts';
import { isOutOfStock } from '#domain/product/stock.ts';
import { productsText } from '#domain/texts/productsText.ts';
import type { CatalogueSnapshot } from '#machines/shop/catalogue/catalogueMachine.ts';
import { isWithoutPrice } from '#machines/shop/prices/isWithoutPrice.ts';
import type { PricesSnapshot } from '#machines/shop/prices/pricesMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { ProductCard } from '../../../goods/ProductCard.tsx';
import cards from '../../../goods/ProductCards.module.css';
import { PHONE_BELOW } from '../../../theme/layout.ts';
import { useIsNarrowerThan } from '../../../theme/useIsNarrowerThan.ts';
import styles from './ProductScreen.module.css';

const SHOWN = 4;

const catalogueOf = ({ context }: CatalogueSnapshot) => context.catalogue;
const knownOf = ({ context }: PricesSnapshot) => context.known;

/** Products of the same category that are in stock. The data has no substitutes, so these are only similar. */
export function SimilarInStock({ shop, product }: { readonly shop: Shop; readonly product: Product }) {
  const { shopper } = shop;
  const catalogue = useSelector(shop.catalogue, catalogueOf);
  const known = useSelector(shop.prices, knownOf);
  const isPhone = useIsNarrowerThan(PHONE_BELOW);
  const candidates = useMemo(() => similarProducts(catalogue, product), [catalogue, product]);
  useEffect(
    () => shop.prices.send({ type: 'prices.want', productKeys: candidates.map(({ productKey }) => productKey) }),
    [shop, candidates],
  );
  const inStock = candidates.filter((candidate) => {
    const priced = known[candidate.productKey];
    return priced?.uncommitted && !isOutOfStock(priced.uncommitted) && !isWithoutPrice(candidate, priced, shopper);
  });
  if (inStock.length === 0) return null;
  return (
    <section className={styles.similar} aria-labelledby="similar-in-stock">
      <h3 id="similar-in-stock" className={styles.subtitle}>
        {productsText('productPage.similar')}
      </h3>
      <div className={cards.list}>
        <ul className={cards.grid}>
          {inStock.slice(0, SHOWN).map((similar) => (
            <li key={similar.productKey}>
              <ProductCard shop={shop} shopper={shopper} product={similar} isPhone={isPhone} headingLevel={4} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
