import type { TypedOffer } from '#domain/order/typedOffer.ts';
import { historyText } from '#domain/texts/historyText.ts';
import type { OrderAgainRef } from '#machines/history/orderAgain/orderAgainMachine.ts';
import { QuantityInput } from '../../../components/fields/QuantityInput.tsx';
import { MoneyText } from '../../../components/text/MoneyText.tsx';
import styles from './Order.module.css';

interface WantedQuantityProps {
  readonly orderAgain: OrderAgainRef;
  readonly lineId: number;
  readonly description: string;
  readonly offer: TypedOffer;
  /** The message about a rounded quantity. */
  readonly adjustment: string | null;
  readonly isEditable: boolean;
  readonly hidePricing: boolean;
}

/** The quantity of a line to add and its total today; 0 leaves the line out. */
export function WantedQuantity({
  orderAgain,
  lineId,
  description,
  offer,
  adjustment,
  isEditable,
  hidePricing,
}: WantedQuantityProps) {
  return (
    <div className={styles.wanted}>
      <QuantityInput
        label={historyText('orderAgain.quantityOf', { description })}
        value={offer.text}
        unit={offer.unit}
        error={offer.problem ?? undefined}
        reservesLine={false}
        isDisabled={!isEditable}
        onType={(text) => orderAgain.send({ type: 'quantity.type', lineId, text })}
        onSettle={() => orderAgain.send({ type: 'quantity.settle', lineId })}
        onStep={(direction) => orderAgain.send({ type: 'quantity.step', lineId, direction })}
      />
      {!hidePricing && (
        <span className={styles.wantedAmount}>
          <MoneyText isInline value={offer.extension} />
        </span>
      )}
      {adjustment !== null && (
        <p role="status" className={styles.change}>
          {adjustment}
        </p>
      )}
    </div>
  );
}
