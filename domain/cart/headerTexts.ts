import type { Reason } from '../refusal/coded.ts';
import { cartText } from '../texts/cartText.ts';
import { CUSTOMER_PO_LIMIT, INSTRUCTION_LIMIT, NOTES_LIMIT } from './cart.ts';

const LIMITS = {
  customer_PO: CUSTOMER_PO_LIMIT,
  specialInstruction1: INSTRUCTION_LIMIT,
  specialInstruction2: INSTRUCTION_LIMIT,
  notes: NOTES_LIMIT,
} as const;

export type HeaderText = keyof typeof LIMITS;
export const HEADER_TEXTS = Object.keys(LIMITS) as HeaderText[];

/** Why an order's text cannot be stored. */
export function headerTextProblem(field: HeaderText, sent: string | null | undefined): Reason | null {
  const limit = LIMITS[field];
  if (!sent || sent.trim().length <= limit) return null;
  const text = cartText('reasons.tooLong', { field: cartText(`header.${field}`), limit });
  return { code: 'fieldTooLong', field, params: { limit }, text };
}
