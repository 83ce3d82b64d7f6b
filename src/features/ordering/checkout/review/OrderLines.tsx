import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { CartLine } from '#domain/cart/cart.ts';
import { linePlaces } from '#domain/product/pricing.ts';
import { checkoutText } from '#domain/texts/checkoutText.ts';
import type { CatalogueSnapshot } from '#machines/shop/catalogue/catalogueMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { LongList } from '../../../../components/tables/LongList.tsx';
import { lineColumns } from '../../../../order/lineColumns.ts';
import { OrderLine } from './OrderLine.tsx';
import styles from './OrderLines.module.css';

const catalogueOf = ({ context }: CatalogueSnapshot) => context.catalogue;
const isNamedIn = (snapshot: CatalogueSnapshot) => !snapshot.hasTag('busy');

interface OrderLinesProps {
  readonly shop: Shop;
  readonly lines: readonly CartLine[];
  readonly hidePricing: boolean;
  readonly isOffered: boolean;
}

export function OrderLines({ shop, lines, hidePricing, isOffered }: OrderLinesProps) {
  const { catalogue: catalogueRef } = shop;
  const catalogue = useSelector(catalogueRef, catalogueOf);
  const isNamed = useSelector(catalogueRef, isNamedIn);
  const { style, pricePlaces } = useMemo(
    () =>
      lineColumns(lines, {
        hidePricing,
        placesOf: (line) => linePlaces(catalogue.productByKey.get(line.productKey), line),
      }),
    [lines, catalogue, hidePricing],
  );
  return (
    <LongList
      label={checkoutText('checkout.lines')}
      rows={lines}
      rowKey={(line) => line.id}
      className={styles.lines}
      style={style}
    >
      {(line) => (
        <OrderLine
          shop={shop}
          line={line}
          product={catalogue.productByKey.get(line.productKey) ?? null}
          isNamed={isNamed}
          columnPlaces={pricePlaces}
          hidePricing={hidePricing}
          isOffered={isOffered}
        />
      )}
    </LongList>
  );
}
