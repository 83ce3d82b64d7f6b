import type { PaymentRow } from '#domain/payment/paymentRow.ts';
import { adminText } from '#domain/texts/adminText.ts';
import type { BadgeProps } from '../../../components/text/Badge.tsx';

type State = PaymentRow['state'];

/** The states of a payment in words. */
export const STATE_WORDS: Readonly<Record<State, string>> = {
  asked: adminText('payments.checking'),
  held: adminText('payments.approved'),
  capturing: adminText('payments.capturing'),
  captured: adminText('payments.paid'),
  voiding: adminText('payments.voiding'),
  voided: adminText('payments.voided'),
  declined: adminText('payments.declined'),
  absent: adminText('payments.failed'),
};

export const STATES = Object.keys(STATE_WORDS) as readonly State[];

export const STATE_LOOKS: Readonly<Record<State, NonNullable<BadgeProps['kind']>>> = {
  asked: 'warning',
  held: 'accent',
  capturing: 'accent',
  captured: 'success',
  voiding: 'warning',
  voided: 'neutral',
  declined: 'error',
  absent: 'neutral',
};
