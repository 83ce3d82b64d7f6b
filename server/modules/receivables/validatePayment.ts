import type { Transaction } from 'kysely';
import { ZERO } from '#domain/decimal.ts';
import { formatMoney, sumMoney } from '#domain/money.ts';
import { PAYMENT_TYPES } from '#domain/payment/accountPayment.ts';
import { nameOf } from '#domain/receivable/paymentItem.ts';
import { paymentRefusals } from '#domain/receivable/paymentRefusals.ts';
import { recordTypeWords } from '#domain/receivable/recordType.ts';
import type { Reason } from '#domain/refusal/coded.ts';
import type { Database } from '../../platform/database/schema.ts';
import { Refused } from '../../platform/http/refused.ts';
import { findReserved, type PaymentItem } from './accountPaymentRepository.ts';
import type { AccountPayment, AskedItem } from './accountPaymentRequest.ts';
import { type KnownEntry, lockEntries } from './ledgerRepository.ts';

/** Refuses the payment: the account differs from the displayed one. */
function refuse(reasons: readonly Reason[]): Refused {
  return new Refused(409, 'accountMoved', reasons.map(({ text }) => text).join('\n'), { reasons });
}

/** `Invoice 703804`, as the payer knows the entry. */
function nameOfEntry({ recordType, invoiceNumber, reference }: KnownEntry): string {
  return nameOf({ type: recordTypeWords(recordType), invoiceNumber, reference });
}

function amountProblem({ amount }: AskedItem, entry: KnownEntry, reserved: string): Reason | null {
  const { isCredit, balance } = entry;
  const name = nameOfEntry(entry);
  const left = balance.minus(reserved);
  const isOtherSign = amount.isZero() || amount.isNegative() !== isCredit;
  if (isOtherSign) return paymentRefusals.otherSign(name);
  if (amount.abs().lessThanOrEqualTo(left)) return null;
  return amount.abs().greaterThan(balance)
    ? paymentRefusals.greater(name)
    : paymentRefusals.underWay(name, formatMoney(left));
}

/**
 * The items of a payment with their locked entries; or the refusal with all reasons: items that are not open (any more)
 * or are being paid by another user, amounts beyond a balance, a sum other than the payment amount.
 */
export async function validatePayment(
  transaction: Transaction<Database>,
  customerKey: number,
  { type, amount, items }: AccountPayment,
): Promise<PaymentItem[]> {
  const codes = items.map(({ arCode }) => arCode);
  if (items.length === 0) throw refuse([paymentRefusals.nothing()]);
  const locked = await lockEntries(
    transaction,
    codes.map((code) => ({ customerKey, code })),
  );
  const entries = new Map(locked.map((entry) => [entry.code, entry]));
  const twice = codes.find((code, place) => codes.indexOf(code) < place);
  const repeated = twice === undefined ? undefined : entries.get(twice);
  if (twice !== undefined) throw refuse([paymentRefusals.twice(repeated ? nameOfEntry(repeated) : twice)]);
  const ids = locked.map(({ id }) => id);
  const reserved = await findReserved(transaction, customerKey, ids);
  const validated = items.map((item) => {
    const entry = entries.get(item.arCode);
    if (!entry || entry.recordType !== item.recordType) return { problem: paymentRefusals.gone() };
    const problem = amountProblem(item, entry, reserved.get(entry.id) ?? '0');
    return problem ? { problem } : { item: { entryId: entry.id, arCode: entry.code, amount: item.amount } };
  });
  const problems = validated.flatMap(({ problem }) => problem ?? []);
  if (problems.length > 0) throw refuse([...new Map(problems.map((problem) => [problem.text, problem])).values()]);
  const sum = sumMoney(items.map((item) => item.amount));
  if (!sum.equals(amount)) throw refuse([paymentRefusals.partsDiffer()]);
  if (sum.lessThan(ZERO)) throw refuse([paymentRefusals.negative()]);
  if (sum.isZero() !== (type === PAYMENT_TYPES.applyCredit))
    throw refuse([sum.isZero() ? paymentRefusals.creditsOnly() : paymentRefusals.notByCredits()]);
  return validated.flatMap(({ item }) => item ?? []);
}
