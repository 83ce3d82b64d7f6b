import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { linePlaces } from '#domain/pricing.ts';
import type { CartPageRef, CartPageSnapshot } from '#machines/ordering/cartPage/cartPageMachine.ts';
import type { CartSnapshot } from '#machines/shop/cart/cartMachine.ts';
import type { CatalogueSnapshot } from '#machines/shop/catalogue/catalogueMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { LongList } from '../../../components/tables/LongList.tsx';
import { lineColumns } from '../../../order/lineColumns.ts';
import { CartLineRow } from './CartLineRow.tsx';
import styles from './CartScreen.module.css';

const linesOf = ({ context }: CartSnapshot) => context.cart.lines;
const catalogueOf = ({ context }: CatalogueSnapshot) => context.catalogue;
const isRemovingIn = (snapshot: CartPageSnapshot) => snapshot.matches('removing');

interface CartLinesProps {
  readonly shop: Shop;
  readonly page: CartPageRef;
}

/** The lines in the order they were added. */
export function CartLines({ shop, page }: CartLinesProps) {
  const { cart, catalogue: catalogueRef } = shop;
  const lines = useSelector(cart, linesOf);
  const catalogue = useSelector(catalogueRef, catalogueOf);
  const settings = shop.shopper.configuration.settings;
  const { hidePricing } = settings;
  const isRemoving = useSelector(page, isRemovingIn);
  const { style, pricePlaces } = useMemo(
    () =>
      lineColumns(lines, {
        hidePricing,
        placesOf: (line) => linePlaces(catalogue.productByKey.get(line.productKey), line),
      }),
    [lines, catalogue, hidePricing],
  );
  return (
    <LongList label="Lines" rows={lines} rowKey={(line) => line.id} className={styles.lines} style={style}>
      {(line) => {
        const product = catalogue.productByKey.get(line.productKey) ?? null;
        return (
          <CartLineRow
            line={line}
            product={product}
            columnPlaces={pricePlaces}
            shop={shop}
            settings={settings}
            isRemoving={isRemoving}
            onEdit={() => product && shop.dialogs.send({ type: 'cartLine.edit', product, line })}
            onRemove={() => page.send({ type: 'line.remove', line })}
          />
        );
      }}
    </LongList>
  );
}
