import { PAYMENT_TYPES } from '#domain/payment/accountPayment.ts';
import { ISSUERS } from '#domain/payment/issuers.ts';
import type { ListedPayment } from '#domain/receivable/listedPayment.ts';

export const byCard: ListedPayment = {
  ...{ key: '700003', date: '2026-03-03', amount: 100, credits: 0, refunded: 0 },
  method: { type: PAYMENT_TYPES.creditCard, issuer: ISSUERS.Visa, lastFour: '1111' },
  ...{ state: 'charged', receipt: '700003', credit: null },
};

export const byCredits: ListedPayment = {
  ...{ ...byCard, key: '700002', date: '2026-03-01', amount: 0, credits: 40.5, receipt: '700002' },
  method: { type: PAYMENT_TYPES.applyCredit, issuer: null, lastFour: null },
};

/** Of the accounting data, by check. */
export const received: ListedPayment = {
  ...{ ...byCard, key: 'CHK-88', date: '2026-02-01', amount: 75, method: null, receipt: null, credit: 'CHK-88' },
};
