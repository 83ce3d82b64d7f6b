import type { ReactNode } from 'react';
import { type BankField, routingWarning } from '#domain/payment/bankRules.ts';
import type { CreditCardSettings } from '#domain/settings/settings.ts';
import { accountText } from '#domain/texts/accountText.ts';
import { TextField } from '../components/fields/TextField.tsx';
import steps from '../components/layout/Steps.module.css';
import { Filled, slot } from '../components/text/Filled.tsx';
import { fieldOf } from '../forms/fieldOf.ts';
import { BillingField } from './BillingFields.tsx';
import styles from './PaymentForm.module.css';
import type { PaymentFormik } from './paymentForm.ts';

/** An account that test mode accepts. */
export interface TestBankAccount {
  readonly routingNumber: string;
  readonly accountNumber: string;
}

const OPTIONAL: ReadonlySet<BankField> = new Set(['bankName', 'checkNumber']);

function TestNote({ routingNumber, accountNumber }: TestBankAccount) {
  return (
    <p className={styles.note}>
      <Filled
        text={accountText('payment.testAccount', { routing: slot(0), account: slot(1) })}
        parts={[routingNumber, accountNumber].map((sample) => (
          <span key={sample} className={styles.sample}>
            {sample}
          </span>
        ))}
      />
    </p>
  );
}

interface BankFieldsProps {
  readonly form: PaymentFormik;
  readonly settings: CreditCardSettings;
  readonly testAccount: TestBankAccount | null;
}

/** The account of an eCheck. Its numbers are typed twice; a doubtful routing number shows a warning and is accepted. */
export function BankFields({ form, settings, testAccount }: BankFieldsProps) {
  const field = (name: BankField, hint?: ReactNode) => (
    <TextField
      {...fieldOf(form, name, false)}
      label={accountText(`bank.labels.${name}`)}
      isRequired={!OPTIONAL.has(name)}
      inputMode={name === 'bankName' ? 'text' : 'numeric'}
      autoComplete="off"
      spellCheck={false}
      hint={hint ?? (OPTIONAL.has(name) ? accountText('payment.optional') : undefined)}
    />
  );
  const warning = form.touched.routingNumber ? routingWarning(form.values.routingNumber) : null;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{accountText('payment.bankAccount')}</legend>
      {testAccount !== null && <TestNote {...testAccount} />}
      <div className={steps.pair}>
        {field(
          'routingNumber',
          warning === null ? accountText('payment.routingNumberHint') : <span className={styles.doubt}>{warning}</span>,
        )}
        {field('routingNumberAgain')}
        {field('accountNumber', accountText('payment.accountNumberHint'))}
        {field('accountNumberAgain')}
        {field('bankName')}
        {field('checkNumber')}
      </div>
      <BillingField form={form} field="name" settings={settings} />
    </fieldset>
  );
}
