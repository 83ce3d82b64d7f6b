import { type Static, Type } from 'typebox';
import { PunchoutVisit } from '../punchout/visit.ts';
import { LANGUAGES } from '../texts/languages.ts';

export const User = Type.Object({
  username: Type.String(),
  name: Type.String(),
  isSalesperson: Type.Boolean(),
  customerKey: Type.Union([Type.Integer(), Type.Null()]),
  email: Type.Union([Type.String(), Type.Null()]),
  /** Absent until the user has chosen one. */
  language: Type.Optional(Type.Enum(LANGUAGES)),
  /** Absent but in a punchout. */
  punchout: Type.Optional(PunchoutVisit),
});
export type User = Static<typeof User>;

export type SessionType = 'Normal' | 'Consumer' | 'Guest';
export type UserType = 'Public' | 'Consumer' | 'Salesperson' | 'Customer';

/** Specification 6: no token or a Guest session is Public; a Normal session is a Salesperson's or a Customer's. */
export function userType(session: {
  hasToken: boolean;
  sessionType: SessionType | null;
  isSalesperson: boolean;
}): UserType {
  if (!session.hasToken || session.sessionType === null || session.sessionType === 'Guest') return 'Public';
  if (session.sessionType === 'Consumer') return 'Consumer';
  return session.isSalesperson ? 'Salesperson' : 'Customer';
}

export const SHIP_METHODS = ['Pickup', 'Delivery'] as const;
export const ShipMethod = Type.Enum(SHIP_METHODS);
export type ShipMethod = (typeof SHIP_METHODS)[number];

export function isShipMethod(value: string | null): value is ShipMethod {
  return SHIP_METHODS.some((method) => method === value);
}
