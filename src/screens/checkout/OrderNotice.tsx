import { useSelector } from '@xstate/react';
import { offerChanges, offerProblems } from '#domain/checkout/offer.ts';
import { words } from '#domain/checkout/words.ts';
import { formatMoney } from '#domain/money.ts';
import type { OrderReviewRef, OrderReviewSnapshot } from '#machines/ordering/checkout/orderReviewMachine.ts';
import type { CatalogueSnapshot } from '#machines/shop/catalogue/catalogueMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { FocusedAlert } from '../../components/states/FocusedAlert.tsx';
import { LineChanges } from './LineChanges.tsx';
import { RisenPrices } from './RisenPrices.tsx';

const offerOf = ({ context }: OrderReviewSnapshot) => context.offer;
const shownOfferOf = ({ context }: OrderReviewSnapshot) => context.shownOffer;
const messagesOf = ({ context }: OrderReviewSnapshot) => context.messages;
const isOfferedIn = (snapshot: OrderReviewSnapshot) => snapshot.matches({ reviewing: 'offered' });
const isMovedIn = (snapshot: OrderReviewSnapshot) => snapshot.matches({ reviewing: 'moved' });
const isRefusedIn = (snapshot: OrderReviewSnapshot) => snapshot.matches({ reviewing: 'refused' });
const hasNotArrived = (snapshot: OrderReviewSnapshot) => snapshot.matches({ reviewing: 'notArrived' });
const byOf = ({ context }: OrderReviewSnapshot) => context.by;
const catalogueOf = ({ context }: CatalogueSnapshot) => context.catalogue;

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
  const by = useSelector(review, byOf);
  const catalogue = useSelector(shop.catalogue, catalogueOf);
  const problems = offerProblems(offer, by);
  if (isRefused) return <FocusedAlert kind="error" lines={messages} />;
  if (isLost) return <FocusedAlert kind="warning" lines={messages} />;
  if (isMoved) {
    const lines = [...messages, ...totalLine(shownOffer.estimate.total, offer.estimate.total), ...problems];
    return (
      <FocusedAlert kind="warning" lines={lines}>
        <LineChanges changes={offerChanges(shownOffer, offer)} catalogue={catalogue} />
      </FocusedAlert>
    );
  }
  if (!isOffered) return null;
  if (problems.length > 0) return <FocusedAlert kind="error" lines={[words.notOrderable, ...problems]} />;
  return <RisenPrices lines={offer.cart.lines} catalogue={catalogue} />;
}
