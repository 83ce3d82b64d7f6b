import { useSelector } from '@xstate/react';
import { type LineChange, offerChanges, risenPrices } from '#domain/checkout/offer.ts';
import { words } from '#domain/checkout/words.ts';
import { formatMoney, formatPricePer } from '#domain/money.ts';
import type { Catalogue } from '#domain/product/catalogue.ts';
import { formatQuantity } from '#domain/quantity.ts';
import { texts } from '#domain/texts.ts';
import type { OrderReviewRef, OrderReviewSnapshot } from '#machines/ordering/checkout/orderReviewMachine.ts';
import type { CatalogueSnapshot } from '#machines/shop/catalogue/catalogueMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { UnbrokenText } from '../../components/text/UnbrokenText.tsx';
import { ProductDescription } from '../../product/ProductDescription.tsx';
import styles from './Checkout.module.css';
import { FocusedAlert } from './FocusedAlert.tsx';

const offerOf = ({ context }: OrderReviewSnapshot) => context.offer;
const shownOfferOf = ({ context }: OrderReviewSnapshot) => context.shownOffer;
const messagesOf = ({ context }: OrderReviewSnapshot) => context.messages;
const isOfferedIn = (snapshot: OrderReviewSnapshot) => snapshot.matches({ reviewing: 'offered' });
const isMovedIn = (snapshot: OrderReviewSnapshot) => snapshot.matches({ reviewing: 'moved' });
const isRefusedIn = (snapshot: OrderReviewSnapshot) => snapshot.matches({ reviewing: 'refused' });
const hasNotArrived = (snapshot: OrderReviewSnapshot) => snapshot.matches({ reviewing: 'notArrived' });
const catalogueOf = ({ context }: CatalogueSnapshot) => context.catalogue;

function beforeAndNow(change: LineChange): [string, string] {
  const { line } = change;
  switch (change.kind) {
    case 'price':
      return [formatPricePer(change.from, line.unitOfMeasure_Prc), formatPricePer(change.to, line.unitOfMeasure_Prc)];
    case 'quantity':
      return [formatQuantity(change.from), `${formatQuantity(change.to)} ${line.unitOfMeasure}`];
    case 'added':
      return ['not in the order', `${formatQuantity(line.orderQuantity)} ${line.unitOfMeasure}`];
    case 'removed':
      return [`${formatQuantity(line.orderQuantity)} ${line.unitOfMeasure}`, 'no longer in the order'];
  }
}

function Changes({ changes, catalogue }: { changes: readonly LineChange[]; catalogue: Catalogue }) {
  if (changes.length === 0) return null;
  return (
    <table className={styles.changes}>
      <thead>
        <tr>
          <th scope="col">Product</th>
          <th scope="col">Before</th>
          <th scope="col">Now</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => {
          const [before, now] = beforeAndNow(change);
          return (
            <tr key={`${change.kind} ${change.line.id}`}>
              <th scope="row">
                <ProductDescription>
                  {catalogue.productByKey.get(change.line.productKey)?.description ?? texts.products.unavailable}
                </ProductDescription>
              </th>
              <td>
                <UnbrokenText>{before}</UnbrokenText>
              </td>
              <td>
                <UnbrokenText>{now}</UnbrokenText>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function totalLine(from: number | undefined, to: number | undefined): readonly string[] {
  if (from === undefined || to === undefined || from === to) return [];
  const say = to > from ? words.totalRose : words.totalFell;
  return [say(formatMoney(from), formatMoney(to))];
}

/** Whatever the buyer must know before submitting: what moved, why it was refused, or that it never arrived. */
export function OrderNotice({ shop, review }: { shop: Shop; review: OrderReviewRef }) {
  const offer = useSelector(review, offerOf);
  const shownOffer = useSelector(review, shownOfferOf);
  const messages = useSelector(review, messagesOf);
  const isOffered = useSelector(review, isOfferedIn);
  const isMoved = useSelector(review, isMovedIn);
  const isRefused = useSelector(review, isRefusedIn);
  const isLost = useSelector(review, hasNotArrived);
  const catalogue = useSelector(shop.catalogue, catalogueOf);
  if (isRefused) return <FocusedAlert kind="error" lines={messages} />;
  if (isLost) return <FocusedAlert kind="warning" lines={messages} />;
  if (isMoved) {
    const lines = [...messages, ...totalLine(shownOffer.estimate.total, offer.estimate.total)];
    return (
      <FocusedAlert kind="warning" lines={lines}>
        <Changes changes={offerChanges(shownOffer, offer)} catalogue={catalogue} />
      </FocusedAlert>
    );
  }
  const risen = risenPrices(offer.cart.lines);
  if (!isOffered || risen.length === 0) return null;
  return (
    <div role="status" className={styles.alert} data-kind="warning">
      <p>{words.pricesRose}</p>
      <Changes changes={risen} catalogue={catalogue} />
    </div>
  );
}
