import type { CartAsGuide, UnitQuantity } from '#domain/guide/cartAsGuide.ts';
import type { Lookup } from '#domain/lookup.ts';
import type { Product } from '#domain/product/product.ts';
import { formatQuantity } from '#domain/quantity.ts';
import { guidesText } from '#domain/texts/guidesText.ts';
import { shopText } from '#domain/texts/shopText.ts';
import { Filled, slot } from '../../../components/text/Filled.tsx';
import { ProductDescription } from '../../../product/ProductDescription.tsx';
import styles from './SaveCartAsGuideDialog.module.css';

interface GuideContentsProps {
  readonly content: CartAsGuide;
  readonly products: Lookup<Product>;
}

function quantityText({ orderQuantity, unitOfMeasure }: UnitQuantity): string {
  return `${formatQuantity(orderQuantity)} ${unitOfMeasure}`;
}

/** The products of the cart that a guide gets, and those that it cannot contain. */
export function GuideContents({ content: { lines, reduced, leftOut }, products }: GuideContentsProps) {
  return (
    <div className={styles.contents}>
      <p>{guidesText('guide.guideDialogs.holds', { count: lines.length })}</p>
      {leftOut > 0 && <p className={styles.warning}>{guidesText('guide.guideDialogs.leftOut', { count: leftOut })}</p>}
      {reduced.length > 0 && (
        <>
          <p className={styles.warning}>{guidesText('guide.guideDialogs.oneUnit')}</p>
          <ul>
            {reduced.map(({ productKey, kept, left }) => (
              <li key={productKey}>
                <Filled
                  text={guidesText('guide.guideDialogs.unitKept', {
                    product: slot(0),
                    kept: quantityText(kept),
                    others: left.map(quantityText).join(', '),
                  })}
                  parts={[
                    <ProductDescription key="product">
                      {products.get(productKey)?.description ?? shopText('products.unavailable')}
                    </ProductDescription>,
                  ]}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
