import type { RECORD_TYPES } from '#domain/receivable/recordType.ts';
import {
  FOUR_SHIPTOS,
  GILDED_OYSTER,
  IN_CREDIT,
  LONG_OVERDUE,
  OVER_THE_LIMIT,
  PINE_AND_TIDE,
  REQUIRES_PO,
  WITHOUT_BAR_MIXERS,
} from '../customers/knownCustomers.ts';

/** An entry that belongs to no order, and is still open. */
interface Extra {
  type: keyof typeof RECORD_TYPES;
  daysAgo: number;
  amount: string;
  reference: string;
  remarks: string;
}

/** How a customer pays. */
export interface Habit {
  /** Null without a limit. */
  creditLimit: string | null;
  /** Days from the invoice to the check. */
  paysAfter: number;
  /** Every n-th check is short, and the rest is claimed; 0 never. */
  shortPaysEvery: number;
  /** Every n-th check is returned by the bank and paid again; 0 never. */
  bouncesEvery: number;
  /** Shipped products are invoiced later, on an agreed date. */
  hasDating: boolean;
  extras: readonly Extra[];
}

const PROMPT: Omit<Habit, 'creditLimit'> = {
  paysAfter: 26,
  shortPaysEvery: 0,
  bouncesEvery: 0,
  hasDating: false,
  extras: [],
};

function extra(type: Extra['type'], daysAgo: number, amount: string, reference: string, remarks: string): Extra {
  return { type, daysAgo, amount, reference, remarks };
}

const HABITS: Readonly<Record<number, Partial<Habit>>> = {
  [GILDED_OYSTER]: {
    creditLimit: '40000.00',
    paysAfter: 41,
    bouncesEvery: 17,
    hasDating: true,
    extras: [
      extra('nsfCheck', 19, '412.36', 'NSF 4471', 'Check 4471 returned by the bank'),
      extra('debitAdjustment', 33, '18.75', 'DA-2207', 'Freight on a special order'),
      extra('lastCharge', 4, '9.12', 'LC-0318', 'Late charge'),
      extra('creditMemo', 12, '48.60', 'CM-9154', 'Returned crates'),
      extra('creditAdjustment', 9, '25.00', 'CA-1180', 'Price agreement, corrected'),
      extra('payment', 2, '150.00', 'CK 4519', 'On account'),
    ],
  },
  [PINE_AND_TIDE]: { creditLimit: null, paysAfter: 20 },
  [REQUIRES_PO]: { creditLimit: '250000.00', paysAfter: 74 },
  [WITHOUT_BAR_MIXERS]: { creditLimit: '150000.00', shortPaysEvery: 6 },
  [FOUR_SHIPTOS]: { creditLimit: '400000.00', paysAfter: 38, shortPaysEvery: 4, hasDating: true },
  [IN_CREDIT]: {
    creditLimit: '20000.00',
    paysAfter: 2,
    extras: [extra('payment', 40, '12000.00', 'WIRE 8812', 'Deposit for the season')],
  },
  [LONG_OVERDUE]: { creditLimit: '400000.00', paysAfter: 131, bouncesEvery: 5 },
  [OVER_THE_LIMIT]: {
    creditLimit: '25000.00',
    paysAfter: 66,
    extras: [extra('nsfCheck', 26, '731.08', 'NSF 2093', 'Check 2093 returned by the bank')],
  },
};

/** Customers without a described habit pay a little early or late, each in its own way. */
export function habitOf(customerKey: number): Habit {
  const creditLimit = `${45 + 5 * (customerKey % 7)}000.00`;
  return { ...PROMPT, creditLimit, paysAfter: 22 + ((customerKey * 7) % 19), ...HABITS[customerKey] };
}
