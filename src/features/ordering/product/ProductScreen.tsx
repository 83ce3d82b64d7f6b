import { useSelector } from '@xstate/react';
import PackageX from 'lucide-react/icons/package-x';
import { ALL_PRODUCTS } from '#domain/catalog/catalogue.ts';
import { productsText } from '#domain/texts/productsText.ts';
import { shopText } from '#domain/texts/shopText.ts';
import type { ProductDetailRef } from '#machines/ordering/productDetail/productDetailMachine.ts';
import type { CatalogueSnapshot } from '#machines/shop/catalogue/catalogueMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import type { PageVisit } from '#machines/shop/visit.ts';
import { LinkButton } from '../../../components/buttons/LinkButton.tsx';
import { usePageName } from '../../../components/frame/pageName.ts';
import { EmptyState } from '../../../components/states/EmptyState.tsx';
import { FailedState } from '../../../components/states/FailedState.tsx';
import { PageSkeleton } from '../../../components/states/PageSkeleton.tsx';
import { productsHref } from '../../../product/urlFilters.ts';
import { ProductDetails } from './ProductDetails.tsx';

const catalogueOf = ({ context }: CatalogueSnapshot) => context.catalogue;
const isLoadedIn = (snapshot: CatalogueSnapshot) => snapshot.hasTag('loaded');
const hasFailed = (snapshot: CatalogueSnapshot) => snapshot.hasTag('failed');

interface ProductScreenProps {
  readonly shop: Shop;
  readonly flows: { readonly productDetail: ProductDetailRef };
  readonly params: PageVisit['params'];
}

/** A product, or the message that it is not available. */
export function ProductScreen({ shop, flows: { productDetail: detail }, params }: ProductScreenProps) {
  const { catalogue: catalogueRef } = shop;
  const catalogue = useSelector(catalogueRef, catalogueOf);
  const isLoaded = useSelector(catalogueRef, isLoadedIn);
  const isFailed = useSelector(catalogueRef, hasFailed);
  const product = catalogue.productByKey.get(Number(params.productKey));
  usePageName(product?.description);
  if (isFailed) {
    return (
      <FailedState onRetry={() => catalogueRef.send({ type: 'catalogue.retry' })}>
        {productsText('product.theProductCouldNotBeLoaded')}
      </FailedState>
    );
  }
  if (isLoaded && product)
    return <ProductDetails key={product.productKey} shop={shop} detail={detail} product={product} />;
  if (!isLoaded) {
    return (
      <div aria-busy="true">
        <PageSkeleton shape="details" />
      </div>
    );
  }
  return (
    <EmptyState
      icon={<PackageX />}
      action={
        <LinkButton to={productsHref({ guide: ALL_PRODUCTS })}>{productsText('product.showAllProducts')}</LinkButton>
      }
    >
      {shopText('products.unavailable')}
    </EmptyState>
  );
}
