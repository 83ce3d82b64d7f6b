import { CUSTOMER_PO_LIMIT, INSTRUCTION_LIMIT, NOTES_LIMIT } from './cart.ts';
import { reasons } from './reasons.ts';

const LIMITS = {
  customer_PO: ['Customer P.O.', CUSTOMER_PO_LIMIT],
  specialInstruction1: ['Special Instruction 1', INSTRUCTION_LIMIT],
  specialInstruction2: ['Special Instruction 2', INSTRUCTION_LIMIT],
  notes: ['Notes', NOTES_LIMIT],
} as const;

export type HeaderText = keyof typeof LIMITS;
export const HEADER_TEXTS = Object.keys(LIMITS) as HeaderText[];

/** Why a text of an order cannot be kept. */
export function headerTextProblem(field: HeaderText, text: string | null | undefined): string | null {
  const [name, limit] = LIMITS[field];
  return text && text.trim().length > limit ? reasons.tooLong(name, limit) : null;
}
