import { type Static, Type } from 'typebox';

/** Why a call is refused with 401, as its `code`. */
export const SessionEndCode = Type.Union([Type.Literal('sessionExpired'), Type.Literal('passwordChanged')]);
export type SessionEndCode = Static<typeof SessionEndCode>;
