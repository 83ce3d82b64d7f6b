import { useSelector } from '@xstate/react';
import { offerChanges } from '#domain/checkout/offer.ts';
import { words } from '#domain/checkout/words.ts';
import { formatMoney } from '#domain/money.ts';
import { emptyCartText } from '#domain/punchout/transferring.ts';
import { checkoutText } from '#domain/texts/checkoutText.ts';
import {
  type OrderReviewRef,
  type OrderReviewSnapshot,
  reviewProblems,
} from '#machines/ordering/checkout/orderReviewMachine.ts';
import type { CatalogueSnapshot } from '#machines/shop/catalogue/catalogueMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { FocusedAlert } from '../../../../components/states/FocusedAlert.tsx';
import { CartWarnings } from './CartWarnings.tsx';
import { LineChanges } from './LineChanges.tsx';
import { RisenPrices } from './RisenPrices.tsx';

const isOfferedIn = (snapshot: OrderReviewSnapshot) => snapshot.matches({ reviewing: 'offered' });
const isStaleIn = (snapshot: OrderReviewSnapshot) => snapshot.matches({ reviewing: 'stale' });
const isRefusedIn = (snapshot: OrderReviewSnapshot) => snapshot.matches({ reviewing: 'refused' });
const hasNotArrived = (snapshot: OrderReviewSnapshot) => snapshot.matches({ reviewing: 'notArrived' });
const contextOf = ({ context }: OrderReviewSnapshot) => context;
const catalogueOf = ({ context }: CatalogueSnapshot) => context.catalogue;

function totalLine(from: number | undefined, to: number | undefined): readonly string[] {
  if (from === undefined || to === undefined || from === to) return [];
  const say = to > from ? words.totalRose : words.totalFell;
  return [say(formatMoney(from), formatMoney(to))];
}

/** What the buyer must know before submitting: what changed, why it was refused, or that it never arrived. */
export function OrderNotice({ shop, review }: { shop: Shop; review: OrderReviewRef }) {
  const context = useSelector(review, contextOf);
  const { offer, shownOffer, messages, punchout } = context;
  const isOffered = useSelector(review, isOfferedIn);
  const isStale = useSelector(review, isStaleIn);
  const isRefused = useSelector(review, isRefusedIn);
  const isLost = useSelector(review, hasNotArrived);
  const catalogue = useSelector(shop.catalogue, catalogueOf);
  const problems = reviewProblems(context);
  if (isRefused) return <FocusedAlert kind="error" lines={messages} />;
  if (isLost) return <FocusedAlert kind="warning" lines={messages} />;
  if (isStale) {
    const { warnings = [] } = offer.cart;
    const total = totalLine(shownOffer.estimate.total, offer.estimate.total);
    const lines = [...messages, ...total, ...problems, ...warnings];
    return (
      <FocusedAlert kind="warning" lines={lines}>
        <LineChanges changes={offerChanges(shownOffer, offer)} catalogue={catalogue} />
      </FocusedAlert>
    );
  }
  if (!isOffered) return null;
  if (problems.length > 0)
    return (
      <FocusedAlert kind="error" lines={[...(punchout ? [] : [checkoutText('words.notOrderable')]), ...problems]} />
    );
  if (punchout && offer.cart.lines.length === 0) return <p role="status">{emptyCartText(punchout)}</p>;
  return (
    <>
      <CartWarnings cart={offer.cart} />
      <RisenPrices lines={offer.cart.lines} catalogue={catalogue} />
    </>
  );
}
