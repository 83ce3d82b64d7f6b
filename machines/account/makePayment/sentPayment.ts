import { decimal, toWire } from '#domain/decimal.ts';
import { MONEY_PLACES } from '#domain/money.ts';
import { PAYMENT_TYPES } from '#domain/payment/accountPayment.ts';
import { ISSUERS } from '#domain/payment/issuers.ts';
import type { PaymentSummary } from '#domain/payment/summary.ts';
import type { PaidItem, ValidatedSelection } from '#domain/receivable/paymentSelection.ts';
import { accountText } from '#domain/texts/accountText.ts';
import type { Buyer } from '../../sending/buyer.ts';
import type { Unknown } from '../../sending/sendOnce.ts';

/** The part of an item that is paid, as it is sent. */
export interface PaymentDetail {
  arCode: string;
  detailType: number;
  amount: number;
}

/** What is paid, and how (`PAYMENT_TYPES`). */
export interface PaymentOrder {
  paymentType: number;
  details: readonly PaymentDetail[];
}

/** A payment as it is sent, and as the browser stores it until its outcome is known. */
export interface SentPayment {
  /** Created before the first send; the server pays once per key. */
  key: string;
  buyer: Buyer;
  amount: number;
  /** Null if the payment is only asked for. */
  order: PaymentOrder | null;
}

/** What is known of a payment that was made. */
interface PaidResult {
  amount: number;
  transactionId: string | null;
  invoicePaymentKey: string | null;
  /** The address to which the receipt is being emailed; null if it is not. */
  receiptEmail: string | null;
}

/** A final outcome. `declined`: nothing was charged, and why. */
type Settled = ({ kind: 'paid' } & PaidResult) | { kind: 'declined'; reason: string };

/**
 * The server's response to a payment. `stale`: nothing was paid, because the account is not what was shown.
 * `entryGone`: nothing was sent, because no card or bank account is filled in.
 */
export type PaymentAnswer =
  | Settled
  | { kind: 'stale'; messages: readonly string[] }
  | { kind: 'refused'; messages: readonly string[] }
  | { kind: 'entryGone' };

/** The server's response to a question about a payment. */
export type AskPaymentAnswer = Settled | Unknown;

/** The server does not know a payment; the lines say what went wrong on the way. */
export interface PaymentNotArrived {
  kind: 'notArrived';
  amount: number;
  lines: readonly string[];
}

export type PaymentOutcome = PaymentAnswer | PaymentNotArrived;

/** A payment that was made. `items` and `method` are null if the page was reloaded in the meantime. */
export interface Paid extends PaidResult {
  items: readonly PaidItem[] | null;
  method: PaymentSummary | null;
}

function typeOf(method: PaymentSummary | null): number {
  if (method === null) return PAYMENT_TYPES.applyCredit;
  return method.issuer === ISSUERS.eCheck ? PAYMENT_TYPES.check : PAYMENT_TYPES.creditCard;
}

/** The payment for a selection. If `method` is null, its credits pay for the rest. */
export function paymentOf(
  { items, total }: ValidatedSelection,
  { key, buyer, method }: { key: string; buyer: Buyer; method: PaymentSummary | null },
): SentPayment {
  const details = items.map(({ item: { arCode, recordType }, amount }) => ({
    arCode,
    detailType: recordType,
    amount: toWire(amount, MONEY_PLACES),
  }));
  return { key, buyer, amount: toWire(total, MONEY_PLACES), order: { paymentType: typeOf(method), details } };
}

/** The payment that was made; null if there is none. */
export function paidBy(outcome: PaymentOutcome, shown: Pick<Paid, 'items' | 'method'>): Paid | null {
  if (outcome.kind !== 'paid') return null;
  const { kind: _, ...result } = outcome;
  return { ...result, ...shown };
}

/** What is left of an item after it was paid. */
export function remainingOf({ item, amount }: PaidItem): number {
  return toWire(decimal(item.balance).minus(amount), MONEY_PLACES);
}

/** The message for the payer, one line each. */
export function paymentLines(outcome: PaymentOutcome): readonly string[] {
  switch (outcome.kind) {
    case 'paid':
      return [];
    case 'declined':
      return linesOf([outcome.reason], accountText('payment.paymentDeclined'));
    case 'stale':
      return linesOf(outcome.messages, accountText('payment.moved'));
    case 'refused':
      return outcome.messages;
    case 'entryGone':
      return [accountText('payment.entryGone')];
    case 'notArrived':
      return [...outcome.lines, accountText('payment.notArrived')];
  }
}

function linesOf(messages: readonly string[], otherwise: string): readonly string[] {
  const lines = messages.flatMap((message) => message.split(/\r?\n/)).filter((line) => line.trim() !== '');
  return lines.length > 0 ? lines : [otherwise];
}
