import type { OrderLine } from '#domain/order/order.ts';
import type { AgainLine } from '#domain/order/orderAgain.ts';
import type { Product } from '#domain/product/product.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import type { Remark } from '#machines/history/orderAgain/again.ts';
import type { CartRef } from '#machines/shop/cart/cartMachine.ts';
import { PlaceLink } from '../../../components/text/PlaceLink.tsx';
import { ProductImage } from '../../../components/text/ProductImage.tsx';
import { LineFigures } from '../../../order/LineFigures.tsx';
import { LineNotes } from '../../../order/LineNotes.tsx';
import { ProductDescription } from '../../../product/ProductDescription.tsx';
import { imageSources } from '../../../product/productImages.ts';
import { LineFulfilment } from './LineFulfilment.tsx';
import { LineNews } from './LineNews.tsx';
import styles from './Order.module.css';

interface OldLineProps {
  readonly line: OrderLine;
  /** Null until it is known how the line could be ordered today. */
  readonly verdict: AgainLine | null;
  readonly remark: Remark | null;
  /** Null when the catalogue no longer has it. */
  readonly product: Product | null;
  readonly columnPlaces: number;
  readonly settings: UserSettings;
  readonly cart: CartRef;
  readonly isLeftOut: boolean;
  readonly isEditable: boolean;
  readonly isWeighing: boolean;
  readonly onToggle: () => void;
  readonly onUnit: (unit: string) => void;
}

/** A line as it was ordered, whether it goes back into the cart, and what has changed since. */
export function OldLine(props: OldLineProps) {
  const { line, verdict, product, columnPlaces, settings, isLeftOut, isEditable, onToggle } = props;
  const { description } = line;
  const name = <ProductDescription>{description}</ProductDescription>;
  const isOffered = verdict !== null && verdict.kind !== 'impossible' && verdict.offer !== null;
  return (
    <article
      className={styles.line}
      aria-label={description}
      data-off={(verdict !== null && (isLeftOut || !isOffered)) || undefined}
    >
      <label className={styles.box}>
        <input
          type="checkbox"
          aria-label={`Add ${description}`}
          checked={isOffered && !isLeftOut}
          disabled={!isEditable || !isOffered}
          onChange={onToggle}
        />
      </label>
      <ProductImage sources={imageSources(product?.mobileImage, settings)} alt="" width={56} isSmall />
      <div className={styles.about}>
        <h3 className={styles.name}>
          {product ? <PlaceLink to={`/product/${product.productKey}`}>{name}</PlaceLink> : name}
        </h3>
        <p className={styles.facts}>
          <span className="code">{line.formattedProductCode}</span>
        </p>
        <LineNotes line={line} className={styles.facts} />
        {line.fulfilment && <LineFulfilment line={line} fulfilment={line.fulfilment} />}
        <LineNews {...props} />
      </div>
      <LineFigures line={line} columnPlaces={columnPlaces} hidePricing={settings.hidePricing} cells={styles} />
    </article>
  );
}
