import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { OpenItem } from '#domain/receivable/openItem.ts';
import { nameOf, openItemKey } from '#domain/receivable/paymentItem.ts';
import { amountProblem, isSelected } from '#domain/receivable/paymentSelection.ts';
import { accountText } from '#domain/texts/accountText.ts';
import type { MakePaymentRef, MakePaymentSnapshot } from '#machines/account/makePayment/makePaymentMachine.ts';
import { classes } from '../../../components/classes.ts';
import rowControl from '../../../components/tables/RowControl.module.css';
import styles from './MakePayment.module.css';

interface ItemProps {
  readonly payment: MakePaymentRef;
  readonly item: OpenItem;
}

const textIn =
  (key: string) =>
  ({ context }: MakePaymentSnapshot) =>
    context.selection[key] ?? '';

/** Pays the full item, or none of it. */
export function ItemBox({ payment, item }: ItemProps) {
  const isChecked = useSelector(payment, (snapshot) => isSelected(textIn(openItemKey(item))(snapshot)));
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        aria-label={accountText('makePayment.pay', { item: nameOf(item) })}
        checked={isChecked}
        onChange={() => payment.send({ type: 'selection.change', command: { kind: 'toggle', item } })}
      />
    </label>
  );
}

/** The typed amount to pay of an item, with its error. */
export function AmountField({ payment, item }: ItemProps) {
  const text = useSelector(payment, textIn(openItemKey(item)));
  const problem = amountProblem(text, item);
  const problemId = useId();
  return (
    <span className={styles.amount}>
      <input
        className={classes(rowControl.control, styles.input)}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="next"
        placeholder="0.00"
        aria-label={accountText('makePayment.amountToPayOf', { item: nameOf(item) })}
        aria-invalid={problem !== null || undefined}
        aria-describedby={problemId}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) =>
          payment.send({ type: 'selection.change', command: { kind: 'type', item, text: event.currentTarget.value } })
        }
        onBlur={() => payment.send({ type: 'selection.change', command: { kind: 'settle', item } })}
      />
      <span id={problemId} aria-live="polite" className={styles.problem}>
        {problem}
      </span>
    </span>
  );
}
