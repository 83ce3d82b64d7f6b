import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { ALL_PRODUCTS, browse } from '#domain/product/catalogue.ts';
import { shownFilters } from '#domain/product/shownFilters.ts';
import { texts } from '#domain/texts.ts';
import type { CatalogueSnapshot } from '#machines/catalogue/catalogueMachine.ts';
import type { ProductListSnapshot } from '#machines/productList/productListMachine.ts';
import { listRule } from '#machines/session/session.ts';
import type { ShopRef, ShopSnapshot } from '#machines/shop/shopMachine.ts';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { FailedState } from '../../components/FailedState.tsx';
import { PHONE_BELOW } from '../../theme/layout.ts';
import { useIsNarrowerThan } from '../../theme/useIsNarrowerThan.ts';
import { ProductGrid } from './ProductGrid.tsx';
import { ProductList } from './ProductList.tsx';
import { ProductsSkeleton } from './ProductsSkeleton.tsx';
import { ProductsToolbar } from './ProductsToolbar.tsx';

const shopperOf = ({ context }: ShopSnapshot) => context.shopper;
const catalogueOf = ({ context }: CatalogueSnapshot) => context.catalogue;
const isLoadedIn = (snapshot: CatalogueSnapshot) => snapshot.hasTag('loaded');
const hasFailed = (snapshot: CatalogueSnapshot) => snapshot.hasTag('failed');
const filtersOf = ({ context }: ProductListSnapshot) => context.filters;
const sortOf = ({ context }: ProductListSnapshot) => context.filters.sortBy ?? context.sortBy;
const layoutOf = ({ context }: ProductListSnapshot) => context.layout;

/** The catalogue as grid or list, filtered and searched. */
export function ProductsScreen({ shop }: { shop: ShopRef }) {
  const { catalogue: catalogueRef, productList } = shop.getSnapshot().context;
  const catalogue = useSelector(catalogueRef, catalogueOf);
  const isLoaded = useSelector(catalogueRef, isLoadedIn);
  const isFailed = useSelector(catalogueRef, hasFailed);
  const filters = useSelector(productList, filtersOf);
  const sortBy = useSelector(productList, sortOf);
  const chosenLayout = useSelector(productList, layoutOf);
  const shopper = useSelector(shop, shopperOf);
  const isPhone = useIsNarrowerThan(PHONE_BELOW);
  const rule = useMemo(() => listRule(shopper), [shopper]);
  const shown = useMemo(() => shownFilters(catalogue, filters, rule), [catalogue, filters, rule]);
  const products = useMemo(() => browse(catalogue, shown, sortBy), [catalogue, shown, sortBy]);
  if (isFailed) {
    return (
      <FailedState onRetry={() => catalogueRef.send({ type: 'catalogue.retry' })}>
        The products could not be loaded.
      </FailedState>
    );
  }
  const isList = chosenLayout === 'list' && !isPhone;
  const Layout = isList ? ProductList : ProductGrid;
  return (
    <>
      <ProductsToolbar shop={shop} shown={shown} rule={rule} count={isLoaded ? products.length : null} />
      {!isLoaded && <ProductsSkeleton isList={isList} />}
      {isLoaded && products.length > 0 && <Layout shop={shop} products={products} />}
      {isLoaded && products.length === 0 && (
        <EmptyState
          action={
            <Button
              onClick={() =>
                productList.send({
                  type: 'filters.choose',
                  filters: { mainCategory: null, category: null, guide: ALL_PRODUCTS, search: '' },
                })
              }
            >
              {rule.mayListAll ? 'Show all products' : 'Clear search and filters'}
            </Button>
          }
        >
          {texts.products.none}
        </EmptyState>
      )}
    </>
  );
}
