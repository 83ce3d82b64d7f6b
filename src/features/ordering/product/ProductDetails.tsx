import { useSelector } from '@xstate/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Plus from 'lucide-react/icons/plus';
import { useNavigate } from 'react-router-dom';
import { formatPricePer } from '#domain/money.ts';
import { priceDecimals } from '#domain/pricing.ts';
import { ALL_PRODUCTS } from '#domain/product/catalogue.ts';
import type { Product } from '#domain/product/product.ts';
import { texts } from '#domain/texts.ts';
import { isReadOnly } from '#machines/access/session/session.ts';
import type { ProductDetailRef, ProductDetailSnapshot } from '#machines/ordering/productDetail/productDetailMachine.ts';
import { isCallForPrice } from '#machines/shop/prices/isCallForPrice.ts';
import { isPriceMissing } from '#machines/shop/prices/isPriceMissing.ts';
import { isWithoutPrice } from '#machines/shop/prices/isWithoutPrice.ts';
import type { PricesSnapshot } from '#machines/shop/prices/pricesMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
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
import { ProductFields } from './ProductFields.tsx';
import { ProductGallery } from './ProductGallery.tsx';
import { ProductScans } from './ProductScans.tsx';
import styles from './ProductScreen.module.css';

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
  const { pricingUM, productMainCategoryCode: mainCategory, productCategoryCode: category } = product;
  const price = priced?.prices[pricingUM];
  const shownPrice = isCallForPrice(price, shop.shopper)
    ? `${texts.products.callForPrice}${product.priceBys.length > 1 ? ` / ${pricingUM}` : ''}`
    : formatPricePer(price, pricingUM, priceDecimals(product, pricingUM));
  const priceText = settings.hidePricing ? '' : ` · ${shownPrice}`;
  return (
    <>
      <div className={styles.trail}>
        <Button size="small" icon={<ArrowLeft />} onClick={() => void navigate(-1)}>
          Back
        </Button>
        <Breadcrumb
          crumbs={[
            { label: 'All Products', to: productsHref({ guide: ALL_PRODUCTS }) },
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
          <div className={styles.actions}>
            {isExcluded && <p className={styles.excluded}>Excluded for this customer</p>}
            {isUnsellable && <p className={styles.excluded}>{texts.products.callForPrice}</p>}
            {!isExcluded && !isUnsellable && !isReadOnly(shop.shopper) && (
              <Button
                variant="primary"
                icon={<Plus />}
                onClick={() => shop.dialogs.send({ type: 'cartLine.add', product })}
              >{`Add To Cart${priceText}`}</Button>
            )}
            <AddToGuideButton shop={shop} product={product} />
            {isUnpriced && (
              <NotLoaded onRetry={() => prices.send({ type: 'prices.retry' })}>
                {settings.hidePricing ? 'Stock not loaded' : 'Price not loaded'}
              </NotLoaded>
            )}
          </div>
          {details === undefined && !isWithoutDetails && (
            <div aria-busy="true">
              <Skeleton variant="text" count={3} />
            </div>
          )}
          {details !== undefined && <p className={styles.text}>{details?.catalogDescription}</p>}
          {isWithoutDetails && (
            <NotLoaded onRetry={() => prices.send({ type: 'details.retry' })}>{texts.products.noDetails}</NotLoaded>
          )}
          {settings.productScanDocuments && documents && (
            <ProductScans documents={documents} product={product} scans={details?.scanDocuments ?? []} />
          )}
          {settings.productScanDocuments && isWithoutDocuments && (
            <DocumentsUnavailable onRetry={() => detail.send({ type: 'documents.retry' })} />
          )}
          <ProductFields product={product} settings={settings} priced={priced} lastSale={lastSale} />
        </div>
      </div>
    </>
  );
}
