import { useSelector } from '@xstate/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useNavigate } from 'react-router-dom';
import { ALL_PRODUCTS } from '#domain/catalog/catalogue.ts';
import type { Product } from '#domain/product/product.ts';
import { isOutOfStock } from '#domain/product/stock.ts';
import { productsText } from '#domain/texts/productsText.ts';
import { shopText } from '#domain/texts/shopText.ts';
import type { ProductDetailRef, ProductDetailSnapshot } from '#machines/ordering/productDetail/productDetailMachine.ts';
import { isPriceMissing } from '#machines/shop/prices/isPriceMissing.ts';
import { isWithoutPrice } from '#machines/shop/prices/isWithoutPrice.ts';
import type { PricesSnapshot } from '#machines/shop/prices/pricesMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { isReadOnly } from '#machines/shop/shopper.ts';
import { isAtBeginning } from '../../../browser/historyPlace.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { DocumentsUnavailable } from '../../../components/documents/DocumentsUnavailable.tsx';
import { NotLoaded } from '../../../components/states/NotLoaded.tsx';
import { Skeleton } from '../../../components/states/Skeleton.tsx';
import { Breadcrumb } from '../../../components/text/Breadcrumb.tsx';
import { AddToGuideButton } from '../../../guide/AddToGuideButton.tsx';
import { ProductDescription } from '../../../product/ProductDescription.tsx';
import { productsHref } from '../../../product/urlFilters.ts';
import { useIsExcluded } from '../../../product/useIsExcluded.ts';
import { useWantedDetails } from '../../../product/useWantedDetails.ts';
import { useWantedPrices } from '../../../product/useWantedPrices.ts';
import { InCart } from './InCart.tsx';
import { useGuidesOf } from './InGuides.tsx';
import { ProductFields } from './ProductFields.tsx';
import { ProductGallery } from './ProductGallery.tsx';
import { ProductOrder } from './ProductOrder.tsx';
import { ProductPrices } from './ProductPrices.tsx';
import { ProductScans } from './ProductScans.tsx';
import styles from './ProductScreen.module.css';
import { SimilarInStock } from './SimilarInStock.tsx';

const documentsOf = ({ children }: ProductDetailSnapshot) => children.documents;
const lacksDetails = (snapshot: PricesSnapshot) => snapshot.hasTag('detailsFailed');
const lacksDocuments = (snapshot: ProductDetailSnapshot) => snapshot.matches({ documents: 'unavailable' });

interface ProductDetailsProps {
  readonly shop: Shop;
  readonly detail: ProductDetailRef;
  readonly product: Product;
}

export function ProductDetails({ shop, detail, product }: ProductDetailsProps) {
  const { prices } = shop;
  const { settings } = shop.shopper.configuration;
  const documents = useSelector(detail, documentsOf);
  const isWithoutDocuments = useSelector(detail, lacksDocuments);
  const priced = useWantedPrices(prices, product.productKey);
  const isUnpriced = useSelector(prices, (snapshot) => isPriceMissing(snapshot, product.productKey));
  const details = useWantedDetails(prices, product.productKey);
  const isWithoutDetails = useSelector(prices, lacksDetails) && !details;
  const lastSale = useSelector(prices, ({ context }) => context.lastSales[product.productKey]);
  const isExcluded = useIsExcluded(shop, product);
  const isUnsellable = !isExcluded && isWithoutPrice(product, priced, shop.shopper);
  const navigate = useNavigate();
  const { productMainCategoryCode: mainCategory, productCategoryCode: category } = product;
  const guideNames = useGuidesOf(shop, product.productKey);
  const isOut = priced?.uncommitted ? isOutOfStock(priced.uncommitted) : false;
  return (
    <>
      <div className={styles.trail}>
        <Button
          size="small"
          icon={<ArrowLeft />}
          onClick={() => void (isAtBeginning() ? navigate(productsHref({})) : navigate(-1))}
        >
          {productsText('product.back')}
        </Button>
        <Breadcrumb
          crumbs={[
            { label: productsText('product.allProducts'), to: productsHref({ guide: ALL_PRODUCTS }) },
            { label: product.mainCategoryDescription, to: productsHref({ mainCategory }) },
            { label: product.categoryDescription, to: productsHref({ mainCategory, category }) },
          ]}
        />
      </div>
      <div className={styles.product}>
        {shop.shopper.site.layoutImages.detail && (
          <ProductGallery
            detail={detail}
            product={product}
            pictures={details?.detailImages ?? []}
            settings={settings}
          />
        )}
        <div className={styles.facts}>
          <h2 className={styles.title}>
            <ProductDescription>{product.description}</ProductDescription>
          </h2>
          {isExcluded && <p className={styles.excluded}>{shopText('product.excludedForThisCustomer')}</p>}
          {isUnsellable && <p className={styles.excluded}>{shopText('products.callForPrice')}</p>}
          {!isExcluded && !isUnsellable && !isReadOnly(shop.shopper) && (
            <ProductOrder shop={shop} detail={detail} product={product} />
          )}
          <InCart shop={shop} productKey={product.productKey} />
          <div className={styles.actions}>
            <AddToGuideButton shop={shop} product={product} />
            {isUnpriced && (
              <NotLoaded onRetry={() => prices.send({ type: 'prices.retry' })}>
                {settings.hidePricing ? productsText('product.stockNotLoaded') : productsText('product.priceNotLoaded')}
              </NotLoaded>
            )}
          </div>
          {!settings.hidePricing && product.sellBys.length > 0 && <ProductPrices shop={shop} product={product} />}
          {details === undefined && !isWithoutDetails && (
            <div aria-busy="true">
              <Skeleton variant="text" count={3} />
            </div>
          )}
          {details !== undefined && <p className={styles.text}>{details?.catalogDescription}</p>}
          {isWithoutDetails && (
            <NotLoaded onRetry={() => prices.send({ type: 'details.retry' })}>
              {productsText('products.noDetails')}
            </NotLoaded>
          )}
          {settings.productScanDocuments && documents && (
            <ProductScans documents={documents} product={product} scans={details?.scanDocuments ?? []} />
          )}
          {settings.productScanDocuments && isWithoutDocuments && (
            <DocumentsUnavailable onRetry={() => detail.send({ type: 'documents.retry' })} />
          )}
          <ProductFields
            product={product}
            settings={settings}
            isStockTracked={shop.shopper.site.stockTracking ?? true}
            priced={priced}
            lastSale={lastSale}
            guideNames={guideNames}
          />
        </div>
      </div>
      {isOut && !isExcluded && <SimilarInStock shop={shop} product={product} />}
    </>
  );
}
