import { Type } from 'typebox';
import { recordOf } from '../schema/record.ts';
import type { RefusalCode, RefusalParams } from './refusalCodes.ts';

/**
 * The reason of a refusal: a code with parameters for programs, and the text. `field` is the path of the field that it
 * is about, as in `holidays[0].date`; `product` names the product.
 */
export interface Reason {
  readonly code: RefusalCode;
  readonly params?: RefusalParams;
  readonly field?: string;
  readonly product?: string;
  readonly text: string;
}

const code = Type.Unsafe<RefusalCode>(Type.String());
const params = Type.Optional(recordOf('^.*$', Type.Union([Type.String(), Type.Number()])));
const name = Type.Optional(Type.String());
const reasons = Type.Optional(Type.Array(Type.Object({ code, params, field: name, product: name })));

/** Of every refusal. `reasons`: a code for each of `errors`, where each has one. */
export const coded = { code, params, reasons };

/** The code fields of a response that may refuse. */
export const maybeCoded = { code: Type.Optional(code), params, reasons };

/** The fields of a refused result: of one text, or of several reasons. */
export function errorReasonOf(given: string | readonly Reason[]): { errorReason: string; reasons?: SentReason[] } {
  if (typeof given === 'string') return { errorReason: given };
  return { errorReason: given.map(({ text }) => text).join('\n'), reasons: sentReasons(given) };
}

type SentReason = Omit<Reason, 'params' | 'text'> & { params?: Record<string, string | number> };

/** The reasons in API form: without their texts, which are in `errors`. */
export function sentReasons(given: readonly Reason[]): SentReason[] {
  return given.map(({ text: _text, params: values, ...reason }) => ({
    ...reason,
    ...(values && { params: { ...values } }),
  }));
}
