import { useSelector } from '@xstate/react';
import { object } from 'yup';
import { Decimal } from '#domain/decimal.ts';
import { typedAmount } from '#domain/payment/amountText.ts';
import { pastDueDays } from '#domain/receivable/aging.ts';
import { isSelected, unreadableProblem } from '#domain/receivable/paymentSelection.ts';
import { accountText } from '#domain/texts/accountText.ts';
import type { MakePaymentRef, MakePaymentSnapshot } from '#machines/account/makePayment/makePaymentMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { TextField } from '../../../components/fields/TextField.tsx';
import { Toolbar } from '../../../components/layout/Toolbar.tsx';
import { fieldOf } from '../../../forms/fieldOf.ts';
import { useYupForm } from '../../../forms/useYupForm.ts';
import { validated } from '../../../forms/validated.ts';
import styles from './MakePayment.module.css';

const hasCredits = ({ context }: MakePaymentSnapshot) => context.items.some(({ isCredit }) => isCredit);
const hasSelection = ({ context }: MakePaymentSnapshot) => Object.values(context.selection).some(isSelected);

function payableProblem(text: string): string | null {
  const amount = typedAmount(text);
  if (amount instanceof Decimal && amount.isPositive() && !amount.isZero()) return null;
  return typeof amount === 'object' && 'meanings' in amount
    ? unreadableProblem(amount)
    : accountText('payment.amountUnreadable');
}

const schema = object({
  amount: validated(payableProblem),
});

/** Distributes an amount over the oldest items. */
function UpToAmount({ payment }: { payment: MakePaymentRef }) {
  const form = useYupForm<{ amount: string }>({
    initialValues: { amount: '' },
    schema,
    onSubmit: ({ amount: text }, { setSubmitting }) => {
      setSubmitting(false);
      const amount = typedAmount(text);
      if (amount instanceof Decimal) payment.send({ type: 'selection.change', command: { kind: 'payUpTo', amount } });
    },
  });
  const { error, ...field } = fieldOf(form, 'amount', false);
  return (
    <form className={styles.upTo} noValidate onSubmit={form.handleSubmit}>
      <TextField
        {...field}
        error={form.submitCount > 0 ? error : undefined}
        label={accountText('makePayment.payOldestFirstUpTo')}
        inputMode="decimal"
        autoComplete="off"
        placeholder="0.00"
        reservesLine={false}
      />
      <div className={styles.apply}>
        <Button type="submit">{accountText('makePayment.apply')}</Button>
      </div>
    </form>
  );
}

interface SelectionToolsProps {
  readonly payment: MakePaymentRef;
  /** `YYYY-MM-DD`. */
  readonly today: () => string;
}

/** Ways to select more than one item at once. */
export function SelectionTools({ payment, today }: SelectionToolsProps) {
  const canCredit = useSelector(payment, hasCredits);
  const canClear = useSelector(payment, hasSelection);
  const isLate = useSelector(payment, ({ context }) => context.items.some((item) => pastDueDays(item, today()) > 0));
  return (
    <Toolbar label={accountText('makePayment.select')} sticks="no" end={<UpToAmount payment={payment} />}>
      <Button
        onClick={() => payment.send({ type: 'selection.change', command: { kind: 'selectDue', today: today() } })}
      >
        {accountText('makePayment.selectAllDue')}
      </Button>
      {isLate && (
        <Button
          onClick={() => payment.send({ type: 'selection.change', command: { kind: 'selectPastDue', today: today() } })}
        >
          {accountText('makePayment.selectAllPastDue')}
        </Button>
      )}
      {canCredit && (
        <Button onClick={() => payment.send({ type: 'selection.change', command: { kind: 'useCredits' } })}>
          {accountText('makePayment.useMyCredits')}
        </Button>
      )}
      <Button
        variant="quiet"
        blockedBy={canClear ? null : accountText('makePayment.nothingSelected')}
        onClick={() => payment.send({ type: 'selection.change', command: { kind: 'clear' } })}
      >
        {accountText('makePayment.clearSelection')}
      </Button>
    </Toolbar>
  );
}
