import { type Decimal, ZERO } from '../decimal.ts';

/** The open or used amount of an entry, by its code, in US dollars above zero. */
export interface Share {
  code: string;
  amount: Decimal;
}

export interface Allocated {
  credit: string;
  debit: string;
  amount: Decimal;
}

/** Uses credits for debits in the given orders: the first credit for the first debit, until one side is used up. */
export function allocate(credits: readonly Share[], debits: readonly Share[]): Allocated[] {
  const allocated: Allocated[] = [];
  const left = credits.map(({ amount }) => amount);
  let next = 0;
  for (const { code: debit, amount } of debits) {
    let open = amount;
    while (open.greaterThan(ZERO) && next < credits.length) {
      const credit = credits[next];
      const of = left[next] ?? ZERO;
      const used = open.lessThan(of) ? open : of;
      if (credit && used.greaterThan(ZERO)) allocated.push({ credit: credit.code, debit, amount: used });
      open = open.minus(used);
      left[next] = of.minus(used);
      if (left[next]?.isZero()) next += 1;
    }
  }
  return allocated;
}
