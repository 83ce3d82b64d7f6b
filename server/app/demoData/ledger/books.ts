import { Decimal, decimal, ZERO } from '#domain/decimal.ts';
import { isCreditType, RECORD_TYPES, type RecordType } from '#domain/receivable/recordType.ts';

/** An order as the books see it; amounts as text. */
export interface LedgerOrder {
  id: number;
  customer_key: number;
  status: string;
  order_number: string;
  total: string;
  customer_po: string | null;
  invoice_number: string | null;
  invoice_date: string | null;
}

export interface DemoEntry {
  /** In the distributor's own books. */
  code: string;
  type: RecordType;
  reference: string;
  invoiceNumber: string | null;
  order: LedgerOrder | null;
  issuedOn: string;
  dueOn: string | null;
  remarks: string | null;
  initial: Decimal;
}

export interface DemoApplication {
  credit: DemoEntry;
  debit: DemoEntry;
  amount: Decimal;
  on: string;
}

type Particulars = Pick<DemoEntry, 'code' | 'issuedOn'> & Partial<DemoEntry>;

/** The account of one customer while it is generated: its entries, and the open balance of each. */
export class LedgerFacts {
  readonly entries: DemoEntry[] = [];
  readonly applications: DemoApplication[] = [];
  readonly #left = new Map<DemoEntry, Decimal>();

  enter(type: keyof typeof RECORD_TYPES, initial: Decimal | string, particulars: Particulars): DemoEntry {
    const entry: DemoEntry = {
      type: RECORD_TYPES[type],
      initial: decimal(initial),
      reference: particulars.code,
      invoiceNumber: particulars.order?.invoice_number ?? null,
      order: null,
      dueOn: null,
      remarks: null,
      ...particulars,
    };
    this.entries.push(entry);
    this.#left.set(entry, entry.initial);
    return entry;
  }

  left(entry: DemoEntry): Decimal {
    return this.#left.get(entry) ?? ZERO;
  }

  owed(debits: readonly DemoEntry[]): Decimal {
    return debits.reduce((sum, debit) => sum.plus(this.left(debit)), ZERO);
  }

  /** Uses a credit for debits in order, until the credit or the debits are used up. */
  use(credit: DemoEntry, debits: readonly DemoEntry[], on: string): void {
    if (!isCreditType(credit.type)) throw new Error(`${credit.code} is no credit`);
    for (const debit of debits) {
      const amount = Decimal.min(this.left(credit), this.left(debit));
      if (amount.lte(0)) continue;
      this.applications.push({ credit, debit, amount, on });
      this.#left.set(credit, this.left(credit).minus(amount));
      this.#left.set(debit, this.left(debit).minus(amount));
    }
  }
}

/** In the order in which the keys first come. */
export function grouped<Key, Value>(values: Iterable<Value>, keyOf: (value: Value) => Key): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}
