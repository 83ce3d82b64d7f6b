import { useSelector } from '@xstate/react';
import { quantityInCart } from '#domain/cart/quantityInCart.ts';
import { formatPricePer } from '#domain/money.ts';
import type { OrderLine } from '#domain/order/order.ts';
import type { AgainLine, LineChange, LineOffer } from '#domain/order/orderAgain.ts';
import { formatQuantity } from '#domain/quantity.ts';
import { cartText } from '#domain/texts/cartText.ts';
import { historyText } from '#domain/texts/historyText.ts';
import type { OrderAgainRef } from '#machines/history/orderAgain/orderAgainMachine.ts';
import type { Remark } from '#machines/history/orderAgain/orderAgainState.ts';
import type { CartRef } from '#machines/shop/cart/cartMachine.ts';
import { SelectField } from '../../../components/select/SelectField.tsx';
import { Skeleton } from '../../../components/states/Skeleton.tsx';
import { UnbrokenText } from '../../../components/text/UnbrokenText.tsx';
import styles from './Order.module.css';

interface LineNewsProps {
  readonly line: OrderLine;
  readonly outcome: AgainLine | null;
  readonly remark: Remark | null;
  readonly cart: CartRef;
  readonly orderAgain: OrderAgainRef;
  /** The typed quantity differs from the one in the message. */
  readonly isTyped: boolean;
  readonly isEditable: boolean;
  readonly isWeighing: boolean;
}

function changeText(change: LineChange, offer: LineOffer | null): string {
  switch (change.kind) {
    case 'unit':
      return historyText('orderAgain.unitGone', { unit: change.was });
    case 'notes':
      return historyText('orderAgain.notesDropped');
    case 'price':
      return cartText('cart.priceChanged', {
        from: formatPricePer(change.was, change.wasUnit),
        to: formatPricePer(change.now, change.nowUnit),
      });
    case 'quantity':
      return historyText('orderAgain.quantityMoved', {
        from: formatQuantity(change.was),
        unit: offer?.unit ?? '',
        to: formatQuantity(change.now),
        multiple: formatQuantity(change.multiple),
      });
  }
}

/** The changes since the line was ordered, the possible actions, and the result; its room is reserved. */
export function LineNews({ line, outcome, remark, cart, orderAgain, isTyped, isEditable, isWeighing }: LineNewsProps) {
  const inCart = useSelector(cart, ({ context }) => quantityInCart(context.cart.lines, line.productKey));
  const allChanges = outcome?.kind === 'changed' ? outcome.changes : [];
  const offer = outcome?.kind === 'changed' ? outcome.offer : null;
  const changes = isTyped ? allChanges.filter(({ kind }) => kind !== 'quantity') : allChanges;
  const unitChange = changes.find((change) => change.kind === 'unit');
  return (
    <div className={styles.news}>
      {isWeighing && <Skeleton variant="text" width={120} />}
      {outcome?.kind === 'impossible' && <p className={styles.impossible}>{outcome.reason}</p>}
      {changes.map((change) => (
        <p key={change.kind} className={styles.change}>
          <UnbrokenText>{changeText(change, offer)}</UnbrokenText>
        </p>
      ))}
      {unitChange && (
        <div className={styles.unit}>
          <SelectField
            label={historyText('order.unitOf', { description: line.description })}
            isLabelHidden
            reservesLine={false}
            placeholder={historyText('orderAgain.chooseUnit')}
            isRequired
            disabled={!isEditable}
            value={offer?.unit ?? ''}
            options={unitChange.units.map((unit) => ({ value: unit, label: unit }))}
            onChange={(event) =>
              orderAgain.send({ type: 'unit.choose', lineId: line.id, unit: event.currentTarget.value })
            }
          />
        </div>
      )}
      {remark?.kind === 'refused' && <p className={styles.impossible}>{remark.text}</p>}
      {remark?.kind === 'added' && <p className={styles.added}>{historyText('orderAgain.added')}</p>}
      {inCart !== '' && (
        <p className={styles.added}>
          <UnbrokenText>{historyText('order.inCart', { inCart })}</UnbrokenText>
        </p>
      )}
    </div>
  );
}
