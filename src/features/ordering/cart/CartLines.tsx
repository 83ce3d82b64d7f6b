import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { FIND_FROM_LINES, findLines } from '#domain/cart/findLines.ts';
import { linePlaces } from '#domain/product/pricing.ts';
import { cartText } from '#domain/texts/cartText.ts';
import type { CartPageRef, CartPageSnapshot } from '#machines/ordering/cartPage/cartPageMachine.ts';
import type { CartRowsRef } from '#machines/ordering/cartRows/cartRowsMachine.ts';
import type { CartSnapshot } from '#machines/shop/cart/cartMachine.ts';
import type { CatalogueSnapshot } from '#machines/shop/catalogue/catalogueMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { isReadOnly } from '#machines/shop/shopper.ts';
import { SearchField } from '../../../components/fields/SearchField.tsx';
import { keepFocusInList } from '../../../components/keepFocusInView.ts';
import { LongList } from '../../../components/tables/LongList.tsx';
import { lineColumns } from '../../../order/lineColumns.ts';
import { CartLineRow } from './CartLineRow.tsx';
import styles from './CartScreen.module.css';
import { RowQuestions } from './RowQuestions.tsx';
import { useRowKeys } from './useRowKeys.ts';

const linesOf = ({ context }: CartSnapshot) => context.cart.lines;
const catalogueOf = ({ context }: CatalogueSnapshot) => context.catalogue;
const isRemovingIn = (snapshot: CartPageSnapshot) => snapshot.matches('removing');
const findOf = ({ context }: CartPageSnapshot) => context.find;

/** The width of the field with its two buttons. */
const QUANTITY_FIELD = '152px';

interface CartLinesProps {
  readonly shop: Shop;
  readonly page: CartPageRef;
  readonly rows: CartRowsRef;
}

function ColumnHeads({ hidePricing }: { hidePricing: boolean }) {
  return (
    <div className={styles.heads} aria-hidden="true">
      <span className={styles.productHead}>{cartText('cartPage.columns.product')}</span>
      <span>{cartText('cartPage.columns.quantity')}</span>
      {!hidePricing && (
        <>
          <span className={styles.priceHead}>{cartText('cartPage.columns.price')}</span>
          <span className={styles.amountHead}>{cartText('cartPage.columns.extension')}</span>
        </>
      )}
    </div>
  );
}

/** The lines of the cart that match the search, in the order they were added, with their fields. */
export function CartLines({ shop, page, rows }: CartLinesProps) {
  const { cart, catalogue: catalogueRef } = shop;
  const lines = useSelector(cart, linesOf);
  const catalogue = useSelector(catalogueRef, catalogueOf);
  const { hidePricing } = shop.shopper.configuration.settings;
  const isRemoving = useSelector(page, isRemovingIn);
  const find = useSelector(page, findOf);
  const hasFields = !isReadOnly(shop.shopper) && !isRemoving;
  const shown = useMemo(() => findLines(lines, find, catalogue), [lines, find, catalogue]);
  const { list, keys, goBack } = useRowKeys(rows, cart, shown);
  const { style, pricePlaces } = useMemo(
    () =>
      lineColumns(lines, {
        hidePricing,
        placesOf: (line) => linePlaces(catalogue.productByKey.get(line.productKey), line),
        ...(hasFields && { quantityField: QUANTITY_FIELD }),
      }),
    [lines, catalogue, hidePricing, hasFields],
  );
  return (
    <>
      <section
        ref={list}
        aria-label={cartText('cartPage.list')}
        className={styles.list}
        style={style}
        {...keys}
        onFocus={(event) => {
          keys.onFocus(event);
          keepFocusInList(event);
        }}
      >
        {(lines.length >= FIND_FROM_LINES || find !== '') && (
          <div className={styles.find}>
            <SearchField
              label={cartText('cartPage.find')}
              value={find}
              onChange={(text) => page.send({ type: 'find.change', find: text })}
            />
            <p role="status">{find !== '' && cartText('cartPage.found', { shown: shown.length, all: lines.length })}</p>
          </div>
        )}
        {shown.length === 0 ? (
          <p className={styles.noneFound}>{cartText('cartPage.noneFound', { find })}</p>
        ) : (
          <>
            <ColumnHeads hidePricing={hidePricing} />
            <LongList label={cartText('cart.lines')} rows={shown} rowKey={(line) => line.id} className={styles.lines}>
              {(line) => (
                <CartLineRow
                  line={line}
                  product={catalogue.productByKey.get(line.productKey) ?? null}
                  columnPlaces={pricePlaces}
                  shop={shop}
                  page={page}
                  rows={rows}
                  isRemoving={isRemoving}
                />
              )}
            </LongList>
          </>
        )}
      </section>
      <RowQuestions rows={rows} onAnswered={goBack} />
    </>
  );
}
