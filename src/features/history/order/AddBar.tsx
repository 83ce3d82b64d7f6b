import { useSelector } from '@xstate/react';
import { decimal } from '#domain/decimal.ts';
import { formatCount } from '#domain/formatNumber.ts';
import { historyText } from '#domain/texts/historyText.ts';
import { chosenPlaces, chosenTotal, offeredPlaces } from '#machines/history/orderAgain/again.ts';
import type { OrderAgainRef, OrderAgainSnapshot } from '#machines/history/orderAgain/orderAgainMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { useBlocked } from '../../../components/buttons/useBlocked.tsx';
import { classes } from '../../../components/classes.ts';
import { Toolbar } from '../../../components/layout/Toolbar.tsx';
import { MoneyText } from '../../../components/text/MoneyText.tsx';
import styles from './Order.module.css';

const chosenCountOf = ({ context }: OrderAgainSnapshot) => chosenPlaces(context).length;
const lineCountOf = ({ context }: OrderAgainSnapshot) => context.lines.length;
const offeredCountOf = ({ context }: OrderAgainSnapshot) => offeredPlaces(context).length;
const totalOf = ({ context }: OrderAgainSnapshot) => chosenTotal(context)?.toString() ?? null;
const hidesPricing = ({ context }: OrderAgainSnapshot) => context.settings.hidePricing;
const isEditableIn = (snapshot: OrderAgainSnapshot) => snapshot.hasTag('editable');
const isBusyIn = (snapshot: OrderAgainSnapshot) =>
  snapshot.hasTag('adding') || snapshot.matches({ opened: { lines: 'weighing' } });

/** How many lines go back into the cart, what they come to today, and the button that adds them. */
export function AddBar({ shop, again }: { shop: Shop; again: OrderAgainRef }) {
  const chosen = useSelector(again, chosenCountOf);
  const offered = useSelector(again, offeredCountOf);
  const lines = useSelector(again, lineCountOf);
  const total = useSelector(again, totalOf);
  const hidePricing = useSelector(again, hidesPricing);
  const isEditable = useSelector(again, isEditableIn);
  const isBusy = useSelector(again, isBusyIn);
  const { isBlocked, attributes, reason } = useBlocked({
    blockedBy: offered === 0 ? historyText('order.noLineCanBeAdded') : null,
  });
  const isAll = chosen === offered && offered > 0;
  const add = () => {
    const cart = shop.cart.getSnapshot();
    again.send({ type: 'lines.add', cart: cart.hasTag('loaded') ? cart.context.cart.lines : null });
  };
  return (
    <div className={classes(styles.bar, 'no-print')}>
      <Toolbar
        label={historyText('order.orderAgain')}
        sticks="bottom"
        end={
          <>
            {!hidePricing && (
              <span className={styles.sum} role="status">
                <span className={styles.light}>{historyText('order.today')} </span>
                <MoneyText isInline value={total === null ? null : decimal(total)} />
              </span>
            )}
            <Button variant="primary" isBusy={isBusy} disabled={!isEditable && !isBusy} onClick={add}>
              {historyText('order.addToCart')}
            </Button>
          </>
        }
      >
        <label className={styles.all}>
          <input
            type="checkbox"
            checked={isAll}
            disabled={!isEditable}
            {...attributes}
            ref={(box) => {
              if (box) box.indeterminate = chosen > 0 && !isAll;
            }}
            onChange={() => !isBlocked && again.send({ type: 'lines.toggle', isChosen: !isAll })}
          />
          {reason}
          <span>
            {formatCount(chosen)} {historyText('order.of')} {formatCount(lines)} {lines === 1 ? 'line' : 'lines'}
          </span>
        </label>
      </Toolbar>
    </div>
  );
}
