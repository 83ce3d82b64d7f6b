import { useSelector } from '@xstate/react';
import Plus from 'lucide-react/icons/plus';
import { quantityInCart } from '#domain/cart/quantityInCart.ts';
import { formatPricePer } from '#domain/money.ts';
import { placeOfSent } from '#domain/order/orderAgain.ts';
import { reorderTexts } from '#domain/order/reorderTexts.ts';
import { formatQuantity } from '#domain/quantity.ts';
import { historyText } from '#domain/texts/historyText.ts';
import { landingText } from '#domain/texts/landingText.ts';
import { offerAt } from '#machines/history/orderAgain/orderAgainState.ts';
import type { ReorderSnapshot } from '#machines/landing/reorder/reorderMachine.ts';
import { Button } from '../../../../components/buttons/Button.tsx';
import { useFocusPassedOn } from '../../../../components/states/useFocusPassedOn.ts';
import { PlaceLink } from '../../../../components/text/PlaceLink.tsx';
import { ProductImage } from '../../../../components/text/ProductImage.tsx';
import { UnbrokenText } from '../../../../components/text/UnbrokenText.tsx';
import { ProductDescription } from '../../../../product/ProductDescription.tsx';
import { imageSources } from '../../../../product/productImages.ts';
import styles from './ReorderStrip.module.css';
import type { StripPartProps } from './stripPartProps.ts';

const isEditableIn = (snapshot: ReorderSnapshot) => snapshot.hasTag('editable');

interface DueRowProps extends StripPartProps {
  /** The index among the due products. */
  readonly place: number;
}

/** Adds the usual quantity of one product to the cart. */
function AddDue({ shop, reorder, place }: DueRowProps) {
  const state = useFocusPassedOn();
  const line = useSelector(reorder, ({ context }) => context.lines[place]);
  const isEditable = useSelector(reorder, isEditableIn);
  const isBusy = useSelector(
    reorder,
    (snapshot) =>
      snapshot.matches({ offering: 'adding' }) &&
      snapshot.context.batch.lines.some((sent) => placeOfSent(sent) === place),
  );
  if (!line) return null;
  const add = () => {
    const cart = shop.cart.getSnapshot();
    reorder.send({ type: 'due.add', lineIds: [line.id], cart: cart.hasTag('loaded') ? cart.context.cart.lines : null });
  };
  return (
    <div ref={state}>
      <Button
        icon={<Plus />}
        aria-label={historyText('reorder.addProduct', { description: line.description })}
        isBusy={isBusy}
        disabled={!isEditable && !isBusy}
        onClick={add}
      >
        {historyText('reorder.add')}
      </Button>
    </div>
  );
}

/** A product that is due: its usual quantity, price, last purchase, and whether it is in the cart. */
export function DueRow({ shop, reorder, place }: DueRowProps) {
  const line = useSelector(reorder, ({ context }) => context.lines[place]);
  const due = useSelector(reorder, ({ context }) => context.due[place]);
  const offer = useSelector(reorder, ({ context }) => offerAt(context, place));
  const remark = useSelector(reorder, ({ context }) => (line ? context.remarks[line.id] : undefined));
  const product = useSelector(reorder, ({ context }) => line && context.today?.productByKey.get(line.productKey));
  const inCart = useSelector(shop.cart, ({ context }) =>
    line ? quantityInCart(context.cart.lines, line.productKey) : '',
  );
  if (!line || !due || !offer) return null;
  const price = offer.unitPrice && formatPricePer(offer.unitPrice, offer.priceUnit);
  const amount = `${formatQuantity(offer.quantity)} ${offer.unit}`;
  return (
    <li className={styles.due}>
      <ProductImage
        sources={imageSources(product?.mobileImage, shop.shopper.configuration.settings)}
        alt=""
        width={40}
        isSmall
      />
      <div className={styles.facts}>
        <PlaceLink className={styles.name} to={`/product/${line.productKey}`}>
          <ProductDescription isClamped>{line.description}</ProductDescription>
        </PlaceLink>
        <span className={styles.amount}>
          <UnbrokenText>{price ? historyText('reorder.amountAtPrice', { amount, price }) : amount}</UnbrokenText>
        </span>
        {remark?.kind === 'refused' ? (
          <span className={styles.refused}>{remark.text}</span>
        ) : (
          <span>{reorderTexts.dueSince(due.last, due.everyDays)}</span>
        )}
      </div>
      {inCart === '' ? (
        <AddDue shop={shop} reorder={reorder} place={place} />
      ) : (
        <span className={styles.inCart}>{landingText('landing.inCart', { inCart })}</span>
      )}
    </li>
  );
}
