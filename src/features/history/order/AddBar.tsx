import { useSelector } from '@xstate/react';
import { decimal } from '#domain/decimal.ts';
import { historyText } from '#domain/texts/historyText.ts';
import type { OrderAgainRef, OrderAgainSnapshot } from '#machines/history/orderAgain/orderAgainMachine.ts';
import { chosenPlaces, chosenTotal, offeredPlaces } from '#machines/history/orderAgain/orderAgainState.ts';
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

/** The number of lines to add to the cart, their total today, and the button that adds them. */
export function AddBar({ shop, orderAgain }: { shop: Shop; orderAgain: OrderAgainRef }) {
  const chosen = useSelector(orderAgain, chosenCountOf);
  const offered = useSelector(orderAgain, offeredCountOf);
  const lines = useSelector(orderAgain, lineCountOf);
  const total = useSelector(orderAgain, totalOf);
  const hidePricing = useSelector(orderAgain, hidesPricing);
  const isEditable = useSelector(orderAgain, isEditableIn);
  const isBusy = useSelector(orderAgain, isBusyIn);
  const { isBlocked, attributes, reason } = useBlocked({
    blockedBy: offered === 0 ? historyText('order.noLineCanBeAdded') : null,
  });
  const isAll = chosen === offered && offered > 0;
  const add = () => {
    const cart = shop.cart.getSnapshot();
    orderAgain.send({ type: 'lines.add', cart: cart.hasTag('loaded') ? cart.context.cart.lines : null });
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
            onChange={() => !isBlocked && orderAgain.send({ type: 'lines.toggle', isChosen: !isAll })}
          />
          {reason}
          <span>{historyText('order.linesChosen', { chosen, lines })}</span>
        </label>
      </Toolbar>
    </div>
  );
}
