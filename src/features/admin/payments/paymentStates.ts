import type { PaymentRow } from '#domain/payment/paymentRow.ts';
import type { BadgeProps } from '../../../components/text/Badge.tsx';

type State = PaymentRow['state'];

/** What has become of a payment, as people say it. */
export const STATE_WORDS: Readonly<Record<State, string>> = {
  asked: 'Checking',
  held: 'Approved',
  capturing: 'Capturing',
  captured: 'Paid',
  voiding: 'Voiding',
  voided: 'Voided',
  declined: 'Declined',
  absent: 'Failed',
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
