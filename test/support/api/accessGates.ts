/** Everyone who may try. `stranger`: a customer's user who names the key of another customer. */
export const CALLERS = [
  'signed out, guests off',
  'guest',
  'customer',
  'stranger',
  'salesperson',
  'salesperson, foreign customer',
  'salesperson, garbled customer',
  'admin',
  'revoked',
  'consumer',
  'consumer, foreign customer',
  'another consumer',
  'salesperson on key 0',
  'service token',
] as const;
export type CallerName = (typeof CALLERS)[number];

/** What a call is about: something of the caller's customer, something of another one's, or nothing at all. */
export type Whose = 'own' | 'another' | 'absent';

/** Callers with the same answers as others. */
const AS: Partial<Record<CallerName, CallerName>> = {
  'another consumer': 'consumer',
  'salesperson on key 0': 'salesperson',
  // A caller who is not asked for a service token does not know it.
  'service token': 'revoked',
};

/** `in`: the row's own statuses apply. Columns in the order of `CALLERS`. */
const GATES = {
  anyone: ['in', 'in', 'in', 'in', 'in', 'in', 'in', 'in', 'in', 'in', 'in'],
  visitors: [401, 'in', 'in', 'in', 'in', 'in', 'in', 'in', 401, 'in', 'in'],
  browsers: [401, 'in', 'in', 403, 'in', 403, 400, 'in', 401, 'in', 403],
  signedIn: [401, 401, 'in', 'in', 'in', 'in', 'in', 'in', 401, 'in', 'in'],
  buyers: [401, 401, 'in', 403, 'in', 403, 400, 'in', 401, 'in', 403],
  businessUsers: [401, 401, 'in', 'in', 'in', 'in', 'in', 'in', 401, 403, 403],
  submitters: [401, 401, 'in', 403, 'in', 403, 400, 'in', 401, 403, 403],
  salespeople: [401, 401, 403, 403, 'in', 'in', 'in', 403, 401, 403, 403],
  admins: [401, 401, 403, 403, 403, 403, 403, 'in', 401, 403, 403],
  consumers: [401, 401, 403, 403, 403, 403, 403, 403, 401, 'in', 403],
  services: [401, 401, 401, 401, 401, 401, 401, 401, 401, 401, 401],
  business: [401, 401, 'in', 403, 'in', 403, 400, 'in', 401, 403, 403],
} as const satisfies Record<string, readonly (number | 'in')[]>;

export interface Row {
  gate: keyof typeof GATES;
  /** What those who are let in are answered. */
  own: number;
  another?: number;
  absent?: number;
  params?: Partial<Record<Whose, Record<string, string>>>;
  query?: string;
  body?: unknown;
  form?: Record<string, string>;
}

export function expectedStatus(row: Row, caller: CallerName, whose: Whose): number | undefined {
  if (caller === 'service token' && row.gate === 'services') return row[whose];
  const result = GATES[row.gate][CALLERS.indexOf(AS[caller] ?? caller)];
  return result === 'in' ? row[whose] : result;
}
