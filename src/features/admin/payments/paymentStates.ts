import type { PaymentRow } from '#domain/payment/paymentRow.ts';
import type { BadgeProps } from '../../../components/text/Badge.tsx';

type State = PaymentRow['state'];

/** What has become of a payment, as people say it. */
export const STATE_WORDS: Readonly<Record<State, string>> = {
  asked: 'Being looked up',
  held: 'Approved',
  capturing: 'Being taken',
  captured: 'Paid',
  voiding: 'Being given back',
  voided: 'Given back',
  declined: 'Declined',
  absent: 'Not made',
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
