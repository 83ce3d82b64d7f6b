import { Type } from 'typebox';
import { recordOf } from '../schema/record.ts';
import type { RefusalCode, RefusalParams } from './refusalCodes.ts';

/** The reason of a refusal: a code with parameters for programs, and the text. */
export interface Reason {
  readonly code: RefusalCode;
  readonly params?: RefusalParams;
  readonly text: string;
}

const code = Type.Unsafe<RefusalCode>(Type.String());
const params = Type.Optional(recordOf('^.*$', Type.Union([Type.String(), Type.Number()])));
const reasons = Type.Optional(Type.Array(Type.Object({ code, params })));

/** Of every refusal. `reasons`: a code for each of `errors`, where each has one. */
export const coded = { code, params, reasons };

/** The code fields of a response that may refuse. */
export const maybeCoded = { code: Type.Optional(code), params, reasons };

/** The reasons in API form: without their texts, which are in `errors`. */
export function sentReasons(
  given: readonly Reason[],
): { code: RefusalCode; params?: Record<string, string | number> }[] {
  return given.map((reason) => ({ code: reason.code, ...(reason.params && { params: { ...reason.params } }) }));
}
