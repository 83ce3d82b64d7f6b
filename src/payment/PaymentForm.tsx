import { useEffect, useEffectEvent } from 'react';
import { NO_BANK } from '#domain/payment/bankRules.ts';
import type { IssuerCode } from '#domain/payment/issuers.ts';
import type { BillingValues } from '#domain/payment/payment.ts';
import type { PaymentSummary } from '#domain/payment/summary.ts';
import type { CreditCardSettings } from '#domain/settings/settings.ts';
import { accountText } from '#domain/texts/accountText.ts';
import { Button } from '../components/buttons/Button.tsx';
import steps from '../components/layout/Steps.module.css';
import { FocusedAlert } from '../components/states/FocusedAlert.tsx';
import { useFocusOnFirstWrong } from '../forms/useFocusOnFirstWrong.ts';
import { useYupForm } from '../forms/useYupForm.ts';
import { BankFields, type TestBankAccount } from './BankFields.tsx';
import { BillingFields } from './BillingFields.tsx';
import { CardFields } from './CardFields.tsx';
import type { CardForm } from './cardForm.ts';
import { MethodChoice } from './MethodChoice.tsx';
import { methodsOf, type PaymentValues, paymentEntry, paymentSchema, summaryOf } from './paymentForm.ts';
import { prefilled, useBillingPrefill } from './useBillingPrefill.ts';

export interface PaymentFormProps {
  readonly settings: CreditCardSettings;
  readonly accepted: readonly IssuerCode[];
  /** The accepted numbers of test mode; null otherwise. */
  readonly testNumbers: readonly string[] | null;
  /** A bank account that test mode accepts. */
  readonly testAccount?: TestBankAccount | null;
  /** `YYYY-MM-DD` in the time zone of the site. */
  readonly today: string;
  /** The known data of the buyer, by the delivery address and the account. */
  readonly billing: Partial<BillingValues>;
  /** Why the card was declined. */
  readonly problem: string | null;
  /** A hidden form stays mounted, because it contains the input until it is sent. */
  readonly isShown: boolean;
  readonly entries: { offer(form: CardForm): () => void };
  readonly onContinue: (summary: PaymentSummary) => void;
  readonly onBack: () => void;
  readonly onChange?: (() => void) | undefined;
}

/** The card or bank account and its owner. The data leaves the form only in the call that sends it. */
export function PaymentForm({
  billing,
  problem,
  isShown,
  entries,
  onContinue,
  onBack,
  onChange,
  testAccount = null,
  ...terms
}: PaymentFormProps) {
  const { settings } = terms;
  const methods = methodsOf(terms.accepted);
  const form = useYupForm<PaymentValues>({
    initialValues: {
      method: methods[0] ?? 'card',
      cardNumber: '',
      expirationDate: '',
      cvv2: '',
      ...NO_BANK,
      ...prefilled(billing),
    },
    schema: paymentSchema(terms),
    onSubmit: (values, { setSubmitting }) => {
      setSubmitting(false);
      const summary = summaryOf(values);
      if (summary !== null) onContinue(summary);
    },
  });
  const element = useFocusOnFirstWrong<HTMLFormElement>(form);
  useBillingPrefill(form, billing);
  const read = useEffectEvent(() => paymentEntry(form.values, terms));
  const clearCode = useEffectEvent(() => {
    void form.setFieldValue('cvv2', '');
    void form.setFieldTouched('cvv2', false);
  });
  useEffect(() => entries.offer({ read: () => read(), clearCode: () => clearCode() }), [entries]);
  return (
    <form
      ref={element}
      hidden={!isShown}
      className={steps.form}
      noValidate
      onChange={() => onChange?.()}
      onSubmit={form.handleSubmit}
    >
      {isShown && problem !== null && <FocusedAlert key={problem} kind="error" lines={problem.split('\n')} />}
      {methods.length > 1 && <MethodChoice form={form} methods={methods} />}
      {form.values.method === 'card' ? (
        <CardFields form={form} terms={terms} />
      ) : (
        <BankFields form={form} settings={settings} testAccount={testAccount} />
      )}
      <BillingFields form={form} settings={settings} isPrefilled={Boolean(billing.address1)} />
      <div className={steps.buttons}>
        <Button onClick={onBack}>{accountText('payment.back')}</Button>
        <Button type="submit" variant="primary">
          {accountText('payment.continue')}
        </Button>
      </div>
    </form>
  );
}
