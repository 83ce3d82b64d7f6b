import { useSelector } from '@xstate/react';
import { accountText } from '#domain/texts/accountText.ts';
import type { MakePaymentRef, MakePaymentSnapshot } from '#machines/account/makePayment/makePaymentMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import steps from '../../../components/layout/Steps.module.css';
import type { PaymentFormProps } from '../../../payment/PaymentForm.tsx';
import { PaymentMethodStep } from '../../../payment/PaymentMethodStep.tsx';

const isCrediting = (snapshot: MakePaymentSnapshot) => snapshot.matches({ steps: 'applyingCredit' });
const paymentOf = ({ children }: MakePaymentSnapshot) => children.payment;
const keptOf = ({ context }: MakePaymentSnapshot) => context.accepted;
const isFormThere = ({ context, children }: MakePaymentSnapshot) =>
  children.payment !== undefined || context.accepted.length > 0;

/** The only choice if credits pay for everything. */
function ApplyCredit({ payment }: { payment: MakePaymentRef }) {
  return (
    <>
      <div className={steps.methods}>
        <label className={steps.method}>
          <input type="radio" name="applyCredit" checked readOnly />
          <span>
            <strong>{accountText('payment.applyCredit')}</strong>
            <span className={steps.light}>{accountText('payment.applyCreditHint')}</span>
          </span>
        </label>
      </div>
      <div className={steps.buttons}>
        <Button onClick={() => payment.send({ type: 'step.back' })}>{accountText('makePayment.back')}</Button>
        <Button variant="primary" onClick={() => payment.send({ type: 'step.next' })}>
          {accountText('makePayment.continue')}
        </Button>
      </div>
    </>
  );
}

interface MethodStepProps {
  readonly shop: Shop;
  readonly payment: MakePaymentRef;
  readonly entries: PaymentFormProps['entries'];
}

/** The payment method: credits only, or a card or bank account, whose form stays mounted. */
export function MethodStep({ shop, payment, entries }: MethodStepProps) {
  const hasCredit = useSelector(payment, isCrediting);
  const method = useSelector(payment, paymentOf);
  const kept = useSelector(payment, keptOf);
  const hasForm = useSelector(payment, isFormThere);
  return (
    <>
      {hasCredit && <ApplyCredit payment={payment} />}
      {hasForm && <PaymentMethodStep shop={shop} payment={method} kept={kept} shipTo="" entries={entries} />}
    </>
  );
}
