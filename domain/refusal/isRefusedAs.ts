import type { RefusalCode } from './refusalCodes.ts';

/** Whether a refusal is of this kind: by its code, or by its status if the server sent no code. */
export function isRefusedAs(
  refusal: { readonly code?: RefusalCode | null; readonly status: number | null },
  code: RefusalCode,
  status: number,
): boolean {
  return refusal.code ? refusal.code === code : refusal.status === status;
}
