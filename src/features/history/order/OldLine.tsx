import type { OrderLine } from '#domain/order/order.ts';
import type { AgainLine } from '#domain/order/orderAgain.ts';
import type { TypedOffer } from '#domain/order/typedOffer.ts';
import type { Product } from '#domain/product/product.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import { historyText } from '#domain/texts/historyText.ts';
import type { OrderAgainRef } from '#machines/history/orderAgain/orderAgainMachine.ts';
import type { Remark } from '#machines/history/orderAgain/orderAgainState.ts';
import type { CartRef } from '#machines/shop/cart/cartMachine.ts';
import { useBlocked } from '../../../components/buttons/useBlocked.tsx';
import { PlaceLink } from '../../../components/text/PlaceLink.tsx';
import { ProductImage } from '../../../components/text/ProductImage.tsx';
import { LineFigures } from '../../../order/LineFigures.tsx';
import { LineNotes } from '../../../order/LineNotes.tsx';
import { ProductDescription } from '../../../product/ProductDescription.tsx';
import { imageSources } from '../../../product/productImages.ts';
import { LineFulfilment } from './LineFulfilment.tsx';
import { LineNews } from './LineNews.tsx';
import styles from './Order.module.css';
import { WantedQuantity } from './WantedQuantity.tsx';

interface OldLineProps {
  readonly line: OrderLine;
  /** Null until the line's availability today is known. */
  readonly outcome: AgainLine | null;
  readonly remark: Remark | null;
  /** Null if it is no longer in the catalog. */
  readonly product: Product | null;
  readonly columnPlaces: number;
  readonly settings: UserSettings;
  readonly cart: CartRef;
  readonly orderAgain: OrderAgainRef;
  /** Null if the line cannot be bought. */
  readonly offer: TypedOffer | null;
  readonly adjustment: string | null;
  readonly isTyped: boolean;
  readonly isChosen: boolean;
  readonly isEditable: boolean;
  readonly isWeighing: boolean;
}

function whyNotOffered(outcome: AgainLine | null): string | null {
  if (outcome === null) return null;
  return outcome.kind === 'impossible' ? historyText('order.cannotBeAdded') : historyText('order.chooseUnitFirst');
}

/** An ordered line, whether it goes back into the cart, and the changes since. */
export function OldLine(props: OldLineProps) {
  const { orderAgain, line, outcome, offer, product, columnPlaces, settings, isChosen, isEditable } = props;
  const { description } = line;
  const { isBlocked, attributes, reason } = useBlocked({ blockedBy: offer ? null : whyNotOffered(outcome) });
  const name = <ProductDescription>{description}</ProductDescription>;
  return (
    <article className={styles.line} aria-label={description} data-off={(outcome !== null && !isChosen) || undefined}>
      <label className={styles.box}>
        <input
          type="checkbox"
          aria-label={historyText('order.add', { description })}
          checked={isChosen}
          disabled={!isEditable || (outcome === null && !offer)}
          {...attributes}
          onChange={() => !isBlocked && orderAgain.send({ type: 'line.toggle', lineId: line.id })}
        />
        {reason}
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
        <LineFulfilment line={line} />
        {offer && (
          <WantedQuantity
            orderAgain={orderAgain}
            lineId={line.id}
            description={description}
            offer={offer}
            adjustment={props.adjustment}
            isEditable={isEditable}
            hidePricing={settings.hidePricing}
          />
        )}
        <LineNews {...props} />
      </div>
      <LineFigures line={line} columnPlaces={columnPlaces} hidePricing={settings.hidePricing} cells={styles} />
    </article>
  );
}
