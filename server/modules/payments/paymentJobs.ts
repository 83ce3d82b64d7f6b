import { Type } from 'typebox';

const payload = Type.Object({ attemptId: Type.Integer() });

/** The jobs of a payment, each at most once at a time: settle, capture, return. */
export const SETTLE_PAYMENT = { name: 'settlePayment', payload, maxAttempts: 25 };
export const CAPTURE_PAYMENT = { name: 'capturePayment', payload, maxAttempts: 25 };
export const VOID_PAYMENT = { name: 'voidPayment', payload, maxAttempts: 25 };
export const REFUND_PAYMENT = {
  name: 'refundPayment',
  payload: Type.Object({ refundId: Type.Integer() }),
  maxAttempts: 25,
};

export const settleJobKey = (attemptId: number) => `settlePayment ${attemptId}`;
