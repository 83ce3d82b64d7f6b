// biome-ignore-all lint/a11y/useSemanticElements: a grid of a combobox is laid out freely
// biome-ignore-all lint/a11y/useFocusableInteractive: the search box keeps the focus and points at its cells

import { useEffect, useRef } from 'react';
import type { Product } from '#domain/product/product.ts';
import { productsText } from '#domain/texts/productsText.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { Button } from '../components/buttons/Button.tsx';
import { PlaceLink } from '../components/text/PlaceLink.tsx';
import { ProductImage } from '../components/text/ProductImage.tsx';
import { PriceAndStock } from '../product/PriceAndStock.tsx';
import { ProductDescription } from '../product/ProductDescription.tsx';
import { ProductFacts } from '../product/ProductFacts.tsx';
import { imageSources } from '../product/productImages.ts';
import { useMayAdd } from '../product/useMayAdd.ts';
import { useWantedPrices } from '../product/useWantedPrices.ts';
import styles from './Suggestions.module.css';

interface SuggestionRowProps {
  readonly shop: Shop;
  readonly product: Product;
  /** The id of the cell that the search box points at. */
  readonly cellId: string;
  readonly isChosen: boolean;
  readonly quantityText: string;
  readonly unit: string;
  readonly onAdd: () => void;
  readonly onOpen: () => void;
}

export function SuggestionRow({
  shop,
  product,
  cellId,
  isChosen,
  quantityText,
  unit,
  onAdd,
  onOpen,
}: SuggestionRowProps) {
  const { shopper } = shop;
  const mayAdd = useMayAdd(shop, product);
  const row = useRef<HTMLDivElement>(null);
  useWantedPrices(shop.prices, product.productKey);
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isChosen]);
  return (
    <div ref={row} role="row" aria-selected={isChosen} className={styles.row}>
      <div role="gridcell" id={cellId} className={styles.product}>
        <ProductImage
          sources={imageSources(product.mobileImage, shopper.configuration.settings)}
          alt=""
          width={40}
          isSmall
        />
        <span className={styles.named}>
          <PlaceLink to={`/product/${product.productKey}`} tabIndex={-1} className={styles.name} onClick={onOpen}>
            <ProductDescription isClamped>{product.description}</ProductDescription>
          </PlaceLink>
          <ProductFacts product={product} />
        </span>
        <PriceAndStock shop={shop} shopper={shopper} product={product} isShort />
      </div>
      <div role="gridcell" className={styles.adding}>
        {mayAdd && unit !== '' && (
          <>
            <span className={styles.quantity}>
              {quantityText} <span className={styles.unit}>{unit}</span>
            </span>
            <Button
              size="small"
              tabIndex={-1}
              aria-label={productsText('finding.add', {
                quantity: quantityText,
                unit,
                description: product.description,
              })}
              onClick={onAdd}
            >
              {productsText('finding.addButton')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
