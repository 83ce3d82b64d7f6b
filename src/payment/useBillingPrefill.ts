import { useEffect, useEffectEvent, useRef } from 'react';
import { BILLING_FIELDS, tidyBillingField } from '#domain/payment/billingRules.ts';
import type { BillingValues } from '#domain/payment/payment.ts';
import type { PaymentFormik, PaymentValues } from './paymentForm.ts';

/** The initial values of the form, from the known data of the buyer. */
export function prefilled(billing: Partial<BillingValues>): BillingValues {
  const fields = BILLING_FIELDS.map((field) => [field, tidyBillingField(field, billing[field] ?? '')]);
  return Object.fromEntries(fields) as Record<keyof BillingValues, string>;
}

/** The form outlives a change of the delivery address: prefilled values that the user did not change follow it. */
export function useBillingPrefill({ values, setValues }: PaymentFormik, billing: Partial<BillingValues>) {
  const before = useRef(prefilled(billing));
  const follow = useEffectEvent((now: BillingValues) => {
    const moved = BILLING_FIELDS.filter(
      (field) => now[field] !== before.current[field] && values[field] === before.current[field],
    );
    before.current = now;
    if (moved.length === 0) return;
    const changes: Partial<PaymentValues> = Object.fromEntries(moved.map((field) => [field, now[field]]));
    void setValues({ ...values, ...changes });
  });
  useEffect(() => follow(prefilled(billing)), [billing]);
}
