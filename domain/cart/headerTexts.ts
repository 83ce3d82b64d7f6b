import type { Reason } from '../refusal/coded.ts';
import { cartText } from '../texts/cartText.ts';
import { CUSTOMER_PO_LIMIT, INSTRUCTION_LIMIT, NOTES_LIMIT } from './cart.ts';

const LIMITS = {
  customer_PO: [cartText('header.customerPO'), CUSTOMER_PO_LIMIT],
  specialInstruction1: [cartText('header.specialInstruction1'), INSTRUCTION_LIMIT],
  specialInstruction2: [cartText('header.specialInstruction2'), INSTRUCTION_LIMIT],
  notes: [cartText('header.notes'), NOTES_LIMIT],
} as const;

export type HeaderText = keyof typeof LIMITS;
export const HEADER_TEXTS = Object.keys(LIMITS) as HeaderText[];

/** Why an order's text cannot be stored. */
export function headerTextProblem(field: HeaderText, text: string | null | undefined): Reason | null {
  const [name, limit] = LIMITS[field];
  if (!text || text.trim().length <= limit) return null;
  return { code: 'fieldTooLong', field, params: { limit }, text: cartText('reasons.tooLong', { field: name, limit }) };
}
