import { ISSUER_NAMES } from '#domain/payment/cardTexts.ts';
import { ISSUERS } from '#domain/payment/issuers.ts';
import { accountText } from '#domain/texts/accountText.ts';
import steps from '../components/layout/Steps.module.css';
import styles from './PaymentForm.module.css';
import type { PaymentFormik, PaymentMethod } from './paymentForm.ts';

const NAMES: Readonly<Record<PaymentMethod, { name: string; hint: string }>> = {
  card: { name: accountText('payment.card'), hint: accountText('payment.chargedAtOnce') },
  check: { name: ISSUER_NAMES[ISSUERS.eCheck], hint: accountText('payment.fromABankAccount') },
};

interface MethodChoiceProps {
  readonly form: PaymentFormik;
  readonly methods: readonly PaymentMethod[];
}

/** By card or from a bank account. The input of the other method stays. */
export function MethodChoice({ form, methods }: MethodChoiceProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{accountText('payment.payBy')}</legend>
      <div className={steps.methods}>
        {methods.map((method) => (
          <label key={method} className={steps.method}>
            <input
              type="radio"
              name="method"
              value={method}
              checked={form.values.method === method}
              onChange={() => void form.setFieldValue('method', method)}
            />
            <span>
              <strong>{NAMES[method].name}</strong>
              <span className={steps.light}>{NAMES[method].hint}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
