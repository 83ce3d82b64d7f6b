import { useSelector } from '@xstate/react';
import type { CartLine } from '#domain/cart/cart.ts';
import type { CatalogueSnapshot } from '#machines/shop/catalogue/catalogueMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { LongList } from '../../components/tables/LongList.tsx';
import { OrderLine } from './OrderLine.tsx';
import styles from './OrderLines.module.css';

const catalogueOf = ({ context }: CatalogueSnapshot) => context.catalogue;
const isNamedIn = (snapshot: CatalogueSnapshot) => !snapshot.hasTag('busy');

interface OrderLinesProps {
  readonly shop: Shop;
  readonly lines: readonly CartLine[];
  readonly hidePricing: boolean;
}

export function OrderLines({ shop, lines, hidePricing }: OrderLinesProps) {
  const { catalogue: catalogueRef } = shop;
  const catalogue = useSelector(catalogueRef, catalogueOf);
  const isNamed = useSelector(catalogueRef, isNamedIn);
  return (
    <LongList label="Lines" rows={lines} rowKey={(line) => line.id} className={styles.lines}>
      {(line) => (
        <OrderLine
          line={line}
          product={catalogue.productByKey.get(line.productKey) ?? null}
          isNamed={isNamed}
          hidePricing={hidePricing}
        />
      )}
    </LongList>
  );
}
