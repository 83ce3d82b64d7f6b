import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { accountText } from '#domain/texts/accountText.ts';
import { validated } from '#machines/account/makePayment/makePayment.ts';
import type { MakePaymentRef, MakePaymentSnapshot } from '#machines/account/makePayment/makePaymentMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import steps from '../../../components/layout/Steps.module.css';
import { PaidItems, PaidTotal } from './PaidItems.tsx';

const itemsOf = ({ context }: MakePaymentSnapshot) => context.items;
const selectionOf = ({ context }: MakePaymentSnapshot) => context.selection;

/** The selection, before the payment method. */
export function SelectionReviewStep({ payment }: { payment: MakePaymentRef }) {
  const items = useSelector(payment, itemsOf);
  const selection = useSelector(payment, selectionOf);
  const selected = useMemo(() => validated({ items, selection }), [items, selection]);
  return (
    <>
      <PaidItems label={accountText('makePayment.selectedItems')} items={selected.items} />
      <PaidTotal name={accountText('makePayment.total')} amount={selected.total} />
      <div className={steps.buttons}>
        <Button onClick={() => payment.send({ type: 'step.back' })}>{accountText('makePayment.back')}</Button>
        <Button variant="primary" onClick={() => payment.send({ type: 'step.next' })}>
          {accountText('makePayment.continue')}
        </Button>
      </div>
    </>
  );
}
