import { Type } from 'typebox';
import type { RefusalCode, RefusalParams } from './refusalCodes.ts';

/** Why something is refused: for programs, with the values of the text, and the text. */
export interface Reason {
  readonly code: RefusalCode;
  readonly params?: RefusalParams;
  readonly text: string;
}

const Code = Type.Unsafe<RefusalCode>(Type.String());
const Params = Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])));

/** Of every refusal. */
export const coded = { code: Code, params: Params };

/** Of an answer that refuses or does not. */
export const maybeCoded = { code: Type.Optional(Code), params: Params };
