import { useSelector } from '@xstate/react';
import { useId, useMemo } from 'react';
import { accountText } from '#domain/texts/accountText.ts';
import { validated } from '#machines/account/makePayment/makePayment.ts';
import type { MakePaymentRef, MakePaymentSnapshot } from '#machines/account/makePayment/makePaymentMachine.ts';
import { refusalOf } from '#machines/lib/refusal.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { classes } from '../../../components/classes.ts';
import steps from '../../../components/layout/Steps.module.css';
import { MoneyText } from '../../../components/text/MoneyText.tsx';
import styles from './MakePayment.module.css';

const itemsOf = ({ context }: MakePaymentSnapshot) => context.items;
const selectionOf = ({ context }: MakePaymentSnapshot) => context.selection;

const whyNotContinue = (snapshot: MakePaymentSnapshot) => refusalOf(snapshot, { type: 'step.next' });

/** The selection and its total, always in view; the reason that blocks the next step is beside the button. */
export function SelectionFoot({ payment }: { payment: MakePaymentRef }) {
  const items = useSelector(payment, itemsOf);
  const selection = useSelector(payment, selectionOf);
  const selected = useMemo(() => validated({ items, selection }), [items, selection]);
  const reasonId = useId();
  const reason = useSelector(payment, whyNotContinue);
  return (
    <div className={classes(steps.buttons, steps.stays, styles.foot)}>
      <p id={reasonId} role="status" className={styles.reason} data-wrong={selected.wrong.length > 0 || undefined}>
        {reason}
      </p>
      <span className={steps.sum}>
        <span className={steps.light}>{accountText('payment.selected', { count: selected.items.length })} </span>
        <MoneyText isInline value={selected.total} />
      </span>
      <Button
        variant="primary"
        blockedBy={reason}
        reasonId={reasonId}
        onClick={() => payment.send({ type: 'step.next' })}
      >
        {accountText('makePayment.continue')}
      </Button>
    </div>
  );
}
