import { useSelector } from '@xstate/react';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { Link, useLocation } from 'react-router-dom';
import { cartTotals } from '#domain/cart/totals.ts';
import { decimal } from '#domain/decimal.ts';
import { formatCount } from '#domain/formatNumber.ts';
import { frameText } from '#domain/texts/frameText.ts';
import { shopText } from '#domain/texts/shopText.ts';
import type { SessionRef } from '#machines/app/session/sessionMachine.ts';
import type { CartSnapshot } from '#machines/shop/cart/cartMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { LinkButton } from '../../components/buttons/LinkButton.tsx';
import { Brand } from '../../components/frame/Brand.tsx';
import { useReaches } from '../../components/frame/reach.ts';
import { MoneyText } from '../../components/text/MoneyText.tsx';
import { VisuallyHidden } from '../../components/text/VisuallyHidden.tsx';
import { wantedFrom } from '../wantedPage.ts';
import styles from './HeaderParts.module.css';

const isKnownIn = (snapshot: CartSnapshot) => snapshot.hasTag('loaded');
const lineCount = ({ context }: CartSnapshot) => context.cart.lines.length;
/** Null if it is unknown or hidden. */
const lineTotal = (snapshot: CartSnapshot) =>
  isKnownIn(snapshot) ? (cartTotals(snapshot.context.cart.lines).lineTotal?.toString() ?? null) : null;

export function Logo({ session }: { session: SessionRef }) {
  return (
    <Link to="/" className={styles.logo} aria-label={shopText('frame.homePage')}>
      <Brand session={session} place="header" />
    </Link>
  );
}

function CartButton({ shop }: { shop: Shop }) {
  const { cart, shopper } = shop;
  const isKnown = useSelector(cart, isKnownIn);
  const count = useSelector(cart, lineCount);
  const total = useSelector(cart, lineTotal);
  const hasPage = useReaches('/cart');
  const isPriced = !shopper.configuration.settings.hidePricing;
  if (!hasPage) return null;
  return (
    <Link to="/cart" className={styles.cart}>
      <span className={styles.cartIcon}>
        <ShoppingCart aria-hidden="true" />
        <VisuallyHidden>{isKnown ? frameText('frame.cartWith', { count }) : frameText('pages.cart')} </VisuallyHidden>
        <span className={styles.count} aria-hidden="true" data-empty={count === 0 || undefined}>
          {formatCount(count)}
        </span>
      </span>
      {isPriced && (
        <span className={styles.total}>
          <MoneyText isInline value={total === null ? null : decimal(total)} />
        </span>
      )}
    </Link>
  );
}

/**
 * The cart for buyers, Log In for guests, and Help for users without a menu, because for the others Help is in the
 * menu.
 */
export function HeaderRight({ shop, onHelp }: { shop: Shop; onHelp: () => void }) {
  const { userType, punchout } = shop.shopper;
  const isGuest = userType === 'Public';
  const location = useLocation();
  return (
    <>
      {(isGuest || punchout) && <IconButton label={frameText('frame.help')} icon={<CircleHelp />} onClick={onHelp} />}
      {isGuest ? (
        <LinkButton to="/login" state={wantedFrom(location)} variant="primary">
          {shopText('frame.logIn')}
        </LinkButton>
      ) : (
        <CartButton shop={shop} />
      )}
    </>
  );
}
