import { useSelector } from '@xstate/react';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { emptyCartText, mayTransferEmpty, RETURN_EMPTY } from '#domain/punchout/transferring.ts';
import type { PunchoutVisit } from '#domain/punchout/visit.ts';
import { isAvailable } from '#domain/settings/menu.ts';
import { cartText } from '#domain/texts/cartText.ts';
import type { CartPageRef } from '#machines/ordering/cartPage/cartPageMachine.ts';
import type { CartRowsRef } from '#machines/ordering/cartRows/cartRowsMachine.ts';
import type { CartSnapshot } from '#machines/shop/cart/cartMachine.ts';
import type { CatalogueSnapshot } from '#machines/shop/catalogue/catalogueMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { isReadOnly } from '#machines/shop/shopper.ts';
import { LinkButton } from '../../../components/buttons/LinkButton.tsx';
import { PrintHead } from '../../../components/frame/PrintHead.tsx';
import { EmptyState } from '../../../components/states/EmptyState.tsx';
import { FailedState } from '../../../components/states/FailedState.tsx';
import { PageSkeleton } from '../../../components/states/PageSkeleton.tsx';
import { LOW_BELOW, WIDE_TEXT_FROM } from '../../../theme/layout.ts';
import { useMediaQuery } from '../../../theme/useMediaQuery.ts';
import { CartFoot } from './CartFoot.tsx';
import { CartLines } from './CartLines.tsx';
import styles from './CartScreen.module.css';
import { CartSummary } from './CartSummary.tsx';
import { CartToolbar } from './CartToolbar.tsx';
import { MinimumOrder } from './MinimumOrder.tsx';
import { ShipTo } from './ShipTo.tsx';

const cartOf = ({ context }: CartSnapshot) => context.cart;
const isLoadedIn = (snapshot: CartSnapshot) => snapshot.hasTag('loaded');
const hasFailed = (snapshot: CartSnapshot) => snapshot.hasTag('failed');
const isCatalogueLoaded = (snapshot: CatalogueSnapshot) => !snapshot.hasTag('busy');

/** Leads to the products, or returns to the procurement system with an empty cart. */
function FromEmptyCart({ punchout }: { punchout: PunchoutVisit | null }) {
  const browse = <LinkButton to="/products">{cartText('cart.browseProducts')}</LinkButton>;
  if (!punchout || !mayTransferEmpty(punchout)) return browse;
  return (
    <>
      <p>{emptyCartText(punchout)}</p>
      <div className={styles.ways}>
        {browse}
        <LinkButton to="/checkout" variant="primary">
          {RETURN_EMPTY}
        </LinkButton>
      </div>
    </>
  );
}

/** Receives the focus after the last line is removed. */
function EmptyCart({ punchout, catchesFocus }: { punchout: PunchoutVisit | null; catchesFocus: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (catchesFocus && document.activeElement === document.body) place.current?.focus();
  }, [catchesFocus]);
  return (
    <div ref={place} tabIndex={-1} className={styles.empty}>
      <EmptyState icon={<ShoppingCart />} action={<FromEmptyCart punchout={punchout} />}>
        {cartText('cart.empty')}
      </EmptyState>
    </div>
  );
}

/** Lower windows have no room for sticky elements. */
const HAS_FOOT = `(width < ${WIDE_TEXT_FROM}px) and (height >= ${LOW_BELOW}px)`;

interface CartScreenProps {
  readonly shop: Shop;
  readonly flows: { readonly cartPage: CartPageRef; readonly cartRows: CartRowsRef };
}

/** The lines to order, the ship-to, and the total. */
export function CartScreen({ shop, flows: { cartPage: page, cartRows: rows } }: CartScreenProps) {
  const { cart: cartRef, catalogue } = shop;
  const cart = useSelector(cartRef, cartOf);
  const isLoaded = useSelector(cartRef, isLoadedIn);
  const isFailed = useSelector(cartRef, hasFailed);
  const isNamed = useSelector(catalogue, isCatalogueLoaded);
  const hasCheckout = isAvailable(shop.shopper.configuration.settings.menu, 'CheckOut');
  const isNarrow = useMediaQuery(HAS_FOOT);
  const wasFilled = useRef(false);
  useEffect(() => {
    wasFilled.current = cart.lines.length > 0;
  }, [cart.lines.length]);
  if (isFailed) {
    return (
      <FailedState onRetry={() => cartRef.send({ type: 'cart.retry' })}>
        {cartText('cart.theCartCouldNotBeLoaded')}
      </FailedState>
    );
  }
  if (!isLoaded || !isNamed) {
    return (
      <div aria-busy="true">
        <PageSkeleton />
      </div>
    );
  }
  if (cart.lines.length === 0) {
    return <EmptyCart punchout={shop.shopper.punchout} catchesFocus={wasFilled.current} />;
  }
  return (
    <div className={styles.cart}>
      <PrintHead title={cartText('cart.cart')} customer={shop.shopper.configuration.customer} />
      {!isReadOnly(shop.shopper) && <CartToolbar shop={shop} page={page} hasFoot={isNarrow} />}
      <ShipTo shop={shop} />
      <MinimumOrder shop={shop} />
      {cart.messages.length > 0 && (
        <div className={styles.messages} role="status">
          {cart.messages.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </div>
      )}
      <CartLines shop={shop} page={page} rows={rows} />
      <CartSummary shop={shop} />
      {isNarrow && !isReadOnly(shop.shopper) && hasCheckout && <CartFoot shop={shop} />}
    </div>
  );
}
