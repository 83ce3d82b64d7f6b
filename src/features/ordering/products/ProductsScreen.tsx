import { useSelector } from '@xstate/react';
import { type ComponentType, useMemo } from 'react';
import { browse } from '#domain/catalog/browse.ts';
import { ALL_PRODUCTS } from '#domain/catalog/catalogue.ts';
import { holdsProducts, shownFilters, shownName } from '#domain/catalog/shownFilters.ts';
import { shopText } from '#domain/texts/shopText.ts';
import type { CartRowsRef } from '#machines/ordering/cartRows/cartRowsMachine.ts';
import type { QuickEntryRef, QuickEntrySnapshot } from '#machines/ordering/quickEntry/quickEntryMachine.ts';
import type { CatalogueSnapshot } from '#machines/shop/catalogue/catalogueMachine.ts';
import { isKnownOutOfStock } from '#machines/shop/prices/isKnownOutOfStock.ts';
import { shownSort } from '#machines/shop/productList/productList.ts';
import type { ProductListSnapshot } from '#machines/shop/productList/productListMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { listRule } from '#machines/shop/shopper.ts';
import { usePageName } from '../../../components/frame/pageName.ts';
import { FailedState } from '../../../components/states/FailedState.tsx';
import { ResultKeys } from '../../../finding/findingParts.ts';
import { part } from '../../../loading/part.tsx';
import { LineQuantitiesContext, type LineQuantityProps } from '../../../product/lineQuantities.ts';
import { MarksContext } from '../../../product/marksContext.ts';
import { ProductGrid } from './list/ProductGrid.tsx';
import { ProductList } from './list/ProductList.tsx';
import { ProductsSkeleton } from './list/ProductsSkeleton.tsx';
import { NoProducts } from './NoProducts.tsx';
import { ProductsToolbar } from './ProductsToolbar.tsx';
import { useFirstRows } from './useFirstRows.ts';
import { useShownLayout } from './useShownLayout.ts';
import { ViewChangeQuestion } from './ViewChangeQuestion.tsx';

const QuickEntry = part(() => import('./quickEntry/QuickEntry.tsx').then((m) => m.QuickEntry), {
  waiting: <ProductsSkeleton layout="quickEntry" />,
});

const isReviewingIn = ({ context }: QuickEntrySnapshot) => context.reviewed !== null;
const catalogueOf = ({ context }: CatalogueSnapshot) => context.catalogue;
const isLoadedIn = (snapshot: CatalogueSnapshot) => snapshot.hasTag('loaded');
const hasFailed = (snapshot: CatalogueSnapshot) => snapshot.hasTag('failed');
const filtersOf = ({ context }: ProductListSnapshot) => context.filters;
const isLiteralIn = ({ context }: ProductListSnapshot) => context.isLiteral;
const sortOf = ({ context }: ProductListSnapshot) => shownSort(context);

const EVERYTHING = { mainCategory: null, category: null, guide: ALL_PRODUCTS, search: '' };

interface ProductsScreenProps {
  readonly shop: Shop;
  readonly flows: { readonly quickEntry: QuickEntryRef; readonly cartRows: CartRowsRef };
  /** Without it, cart lines are edited only in the cart. */
  readonly LineQuantity?: ComponentType<LineQuantityProps>;
}

/** The catalog as grid, list or quick entry, filtered and searched. */
export function ProductsScreen({ shop, flows: { quickEntry, cartRows: rows }, LineQuantity }: ProductsScreenProps) {
  const { shopper, catalogue: catalogueRef, productList } = shop;
  const isReviewing = useSelector(quickEntry, isReviewingIn);
  const catalogue = useSelector(catalogueRef, catalogueOf);
  const isLoaded = useSelector(catalogueRef, isLoadedIn);
  const isFailed = useSelector(catalogueRef, hasFailed);
  const filters = useSelector(productList, filtersOf);
  const sortBy = useSelector(productList, sortOf);
  const isLiteral = useSelector(productList, isLiteralIn);
  const layout = useShownLayout(shop);
  const quantities = useMemo(() => (LineQuantity ? { rows, Quantity: LineQuantity } : null), [rows, LineQuantity]);
  const rule = useMemo(() => listRule(shopper), [shopper]);
  const shown = useMemo(() => shownFilters(catalogue, filters, rule), [catalogue, filters, rule]);
  const listed = useMemo(() => {
    // The stock known at the first rendering; later changes do not reorder the list.
    const isOutOfStock = (productKey: number) => isKnownOutOfStock(shop.prices.getSnapshot(), productKey);
    return browse(catalogue, shown, sortBy, { isLiteral, isOutOfStock });
  }, [catalogue, shown, sortBy, isLiteral, shop]);
  const firstRows = useFirstRows(catalogueRef, {
    shown,
    sortBy: sortBy === 'match' ? 'description' : sortBy,
    isNeeded: !isLoaded && layout !== 'quickEntry',
  });
  usePageName(shownName(catalogue, shown));
  const products = isLoaded ? listed : firstRows;
  if (isFailed) {
    return (
      <FailedState onRetry={() => catalogueRef.send({ type: 'catalogue.retry' })}>
        {shopText('products.theProductsCouldNotBeLoaded')}
      </FailedState>
    );
  }
  const { guide } = shown;
  const isUnsold = guide !== null && guide.products.length > 0 && !holdsProducts(catalogue, guide);
  const nothingFound = (
    <NoProducts
      unsoldGuide={isUnsold ? guide.name : null}
      isEmptyShop={catalogue.products.size === 0}
      mayListAll={rule.mayListAll}
      closest={listed.closest.length > 0 ? <ProductGrid shop={shop} products={listed.closest} /> : null}
      onShowAll={() => quickEntry.send({ type: 'view.choose', change: { kind: 'filters', filters: EVERYTHING } })}
    />
  );
  const Layout = layout === 'list' ? ProductList : ProductGrid;
  return (
    <MarksContext value={listed.marks}>
      <ProductsToolbar
        shop={shop}
        quickEntry={quickEntry}
        shown={shown}
        rule={rule}
        count={isLoaded && !isReviewing ? listed.length : null}
        corrected={isLoaded && listed.length > 0 ? listed.corrected : null}
      />
      {!products && <ProductsSkeleton layout={layout} />}
      {isLoaded && layout === 'quickEntry' && (
        <QuickEntry shop={shop} quickEntry={quickEntry} products={listed} whenEmpty={nothingFound} />
      )}
      {products && layout !== 'quickEntry' && products.length > 0 && (
        <LineQuantitiesContext value={quantities}>
          <Layout shop={shop} products={products} />
        </LineQuantitiesContext>
      )}
      {isLoaded && layout !== 'quickEntry' && listed.length === 0 && nothingFound}
      {layout !== 'quickEntry' && shown.search !== '' && <ResultKeys shop={shop} products={listed} />}
      <ViewChangeQuestion quickEntry={quickEntry} />
    </MarksContext>
  );
}
