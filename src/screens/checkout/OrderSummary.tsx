import { useSelector } from '@xstate/react';
import { ChevronDown } from 'lucide-react';
import { type CartTotals, cartTotals } from '#domain/cart/totals.ts';
import { formatMoney } from '#domain/money.ts';
import { formatQuantity } from '#domain/quantity.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import type { CartSnapshot } from '#machines/shop/cart/cartMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { LinkButton } from '../../components/buttons/LinkButton.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { RAIL_FROM } from '../../theme/layout.ts';
import { useIsNarrowerThan } from '../../theme/useIsNarrowerThan.ts';
import styles from './Checkout.module.css';

const linesOf = ({ context }: CartSnapshot) => context.cart.lines;

function Totals({ totals, settings, isEstimate }: { totals: CartTotals; settings: UserSettings; isEstimate: boolean }) {
  return (
    <>
      <dl className={styles.totals}>
        {settings.showTotalItemsQuantity && (
          <div>
            <dt>Total Items</dt>
            <dd>{totals.items}</dd>
          </div>
        )}
        {settings.showTotalOrderQuantity && (
          <div>
            <dt>{settings.totalOrderQuantityLabel}</dt>
            <dd>{formatQuantity(totals.orderQuantity)}</dd>
          </div>
        )}
        {settings.showTotalCaseQuantity && (
          <div>
            <dt>Total Case Quantity</dt>
            <dd>{formatQuantity(totals.caseQuantity)}</dd>
          </div>
        )}
        {!settings.hidePricing && (
          <div className={styles.total}>
            <dt>Line Total</dt>
            <dd>
              {isEstimate && <span className={styles.estimate}>est. </span>}
              {formatMoney(totals.lineTotal)}
            </dd>
          </div>
        )}
      </dl>
      <div className={styles.change}>
        <LinkButton to="/cart" variant="quiet" size="small">
          Change the cart
        </LinkButton>
      </div>
    </>
  );
}

/** What is being ordered: beside the steps where there is room, else above them and folded. */
export function OrderSummary({ shop }: { shop: Shop }) {
  const lines = useSelector(shop.cart, linesOf);
  const settings = shop.shopper.configuration.settings;
  const isFolded = useIsNarrowerThan(RAIL_FROM);
  const totals = cartTotals(lines);
  const content = <Totals totals={totals} settings={settings} isEstimate={lines.some((line) => line.isEstimate)} />;
  if (!isFolded) {
    return (
      <aside className={styles.summary} aria-label="Order summary">
        <Panel title="Order summary">{content}</Panel>
      </aside>
    );
  }
  return (
    <details className={styles.folded}>
      <summary>
        <span>Order summary</span>
        <span className={styles.brief}>
          {totals.items} {totals.items === 1 ? 'item' : 'items'}
          {!settings.hidePricing && ` · ${formatMoney(totals.lineTotal)}`}
        </span>
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className={styles.unfolded}>{content}</div>
    </details>
  );
}
