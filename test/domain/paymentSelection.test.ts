import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Decimal } from '#domain/decimal.ts';
import { formatMoney } from '#domain/money.ts';
import { typedAmount } from '#domain/payment/amountText.ts';
import type { OpenItem } from '#domain/receivable/openItem.ts';
import { type OpenItemColumn, sortOpenItems } from '#domain/receivable/openItemOrder.ts';
import { nameOf, oldestDueFirst, openItemKey, withSigns } from '#domain/receivable/paymentItem.ts';
import {
  amountProblem,
  changeSelection,
  type Selection,
  type SelectionCommand,
  validateSelection,
} from '#domain/receivable/paymentSelection.ts';
import { reloadedSelection } from '#domain/receivable/reloadedSelection.ts';
import { credit, invoice, laterInvoice, openItems } from '../machines/account/paymentSamples.ts';

const [one, later, memo] = [invoice, laterInvoice, credit].map(openItemKey) as [string, string, string];
const change = (selection: Selection, command: SelectionCommand) => changeSelection(openItems, selection, command);
const validate = (selection: Selection) => {
  const { items, total, block } = validateSelection(openItems, selection);
  return { count: items.length, total: total.toFixed(2), block };
};

describe('the amount of a row', () => {
  test.each([
    ['', null],
    ['0', null],
    ['100.10', null],
    ['.5', null],
    ['100.11', 'Amount cannot be greater than balance.'],
    ['-1', 'Amount must be same sign as balance.'],
    ['-100.11', 'Amount cannot be greater than balance. Amount must be same sign as balance.'],
    ['12,5', 'Did you mean $12.50 or $125.00?'],
    ['1234,50', 'Did you mean $1,234.50 or $123,450.00?'],
    ['$100.10', null],
    ['1,234,5', 'Amount must be a number such as 1250.00.'],
    ['1.234,50', 'Amount must be a number such as 1250.00.'],
    ['$', 'Amount must be a number such as 1250.00.'],
    ['1,234.5', 'Amount cannot be greater than balance.'],
    ['$1,234.50', 'Amount cannot be greater than balance.'],
    ['1,234', 'Amount cannot be greater than balance.'],
    ['1e2', 'Amount must be a number such as 1250.00.'],
    ['ten', 'Amount must be a number such as 1250.00.'],
    ['-', 'Amount must be a number such as 1250.00.'],
    ['1.005', 'Amount has at most 2 decimals.'],
  ])('%s of an invoice of $100.10: %s', (text, problem) => {
    expect(amountProblem(text, invoice)).toBe(problem);
  });

  test('of a credit is below zero, with a hyphen or a true minus, before the dollar sign or after it', () => {
    expect(
      ['-100.10', '\u2212100.10', '-0.01', '\u2212$100.10', '$-100.10'].map((text) => amountProblem(text, credit)),
    ).toEqual([null, null, null, null, null]);
    expect(amountProblem('--5', credit)).toBe('Amount must be a number such as 1250.00.');
    expect(amountProblem('-12,5', credit)).toBe('Did you mean −$12.50 or −$125.00?');
    expect(amountProblem('5', credit)).toBe('Amount must be same sign as balance.');
    expect(amountProblem('-100.11', credit)).toBe('Amount cannot be greater than balance.');
  });
});

describe('selecting', () => {
  test('by the box sets the balance, and removes it again, whatever was typed', () => {
    const boxed = change({}, { kind: 'toggle', item: credit });
    expect(boxed).toEqual({ [memo]: '-100.10' });
    expect(change(boxed, { kind: 'toggle', item: credit })).toEqual({});
    expect(change({ [one]: 'ten' }, { kind: 'toggle', item: invoice })).toEqual({});
  });

  test('by a typed amount keeps the text as typed; empty and zero select nothing once the field is left', () => {
    const typed = change({}, { kind: 'type', item: invoice, text: '0' });
    expect([typed, validate(typed)]).toEqual([{ [one]: '0' }, { count: 0, total: '0.00', block: 'nothing' }]);
    expect(change(typed, { kind: 'settle', item: invoice })).toEqual({});
    const wrong = change({}, { kind: 'type', item: invoice, text: ' 12,50 ' });
    expect(change(wrong, { kind: 'settle', item: invoice })).toEqual({ [one]: ' 12,50 ' });
    expect(validate(wrong).block).toBe('rowError');
  });

  test('all due selects what is due up to that day, with its balance, and leaves credits and the rest alone', () => {
    const due = { kind: 'selectDue', today: '2026-03-04' } as const;
    expect(change({ [one]: '1', [later]: '2' }, due)).toEqual({ [one]: '100.10', [later]: '2' });
    expect(change({ [memo]: '-3' }, { ...due, today: '2026-03-31' })).toEqual({
      [memo]: '-3',
      [one]: '100.10',
      [later]: '50.20',
    });
  });

  test('all past due leaves out what is due on that day', () => {
    const pastDue = (today: string) => change({ [later]: '2' }, { kind: 'selectPastDue', today });
    expect(pastDue('2026-02-09')).toEqual({ [later]: '2' });
    expect(pastDue('2026-02-10')).toEqual({ [one]: '100.10', [later]: '2' });
  });

  test('up to an amount pays what is due longest first, the last one in part', () => {
    const upTo = (amount: string, selection: Selection = {}) =>
      change(selection, { kind: 'payUpTo', amount: new Decimal(amount) });
    expect(upTo('99.99', { [later]: '7' })).toEqual({ [one]: '99.99' });
    expect(upTo('100.11')).toEqual({ [one]: '100.10', [later]: '0.01' });
    expect(upTo('1000')).toEqual({ [one]: '100.10', [later]: '50.20' });
    expect(validate(upTo('100.20', { [memo]: '-10.00' }))).toEqual({ count: 3, total: '100.20', block: null });
  });

  test('credits are used up to what they are to pay for', () => {
    expect(change({ [one]: '60' }, { kind: 'useCredits' })).toEqual({ [one]: '60', [memo]: '-60.00' });
    expect(validate(change({ [one]: '100.10', [later]: '50.20' }, { kind: 'useCredits' })).total).toBe('50.20');
    expect(change({ [memo]: '-5' }, { kind: 'useCredits' })).toEqual({});
  });

  test.each([
    [{}, 'nothing'],
    [{ [memo]: '-1' }, 'negative'],
    [{ [one]: '1', [later]: 'x' }, 'rowError'],
    [{ [one]: '100.10', [memo]: '-100.10' }, null],
    [{ [one]: '0.10', [later]: '0.20' }, null],
  ] as const)('%j stops at %s', (selection, block) => {
    expect(validateSelection(openItems, selection).block).toBe(block);
  });

  test('more than one payment allows shows an error before it is sent', () => {
    const many = Array.from({ length: 2001 }, (_, place) => ({ ...invoice, arCode: `A${place}` }));
    const all = changeSelection(many, {}, { kind: 'selectDue', today: '2026-03-04' });
    expect(validateSelection(many, all).block).toBe('tooMany');
  });
});

test.each<[OpenItemColumn, 'ascending' | 'descending', string[]]>([
  ['dueDate', 'ascending', ['A1', 'C1', 'A2']],
  ['dueDate', 'descending', ['A2', 'C1', 'A1']],
  ['balance', 'ascending', ['C1', 'A2', 'A1']],
  ['reference', 'descending', ['C1', 'A2', 'A1']],
  ['po_number', 'descending', ['A1', 'C1', 'A2']],
  ['amount', 'ascending', ['A2', 'A1', 'C1']],
  ['scans', 'descending', ['A1', 'C1', 'A2']],
])('items sorted by %s, %s, have blanks last and equal ones oldest due first', (column, direction, codes) => {
  const sorted = sortOpenItems([laterInvoice, credit, invoice], { [one]: '$60', [later]: '7' }, { column, direction });
  expect(sorted.map(({ arCode }) => arCode)).toEqual(codes);
});

const amounts = fc.integer({ min: 1, max: 1_000_000_000 }).map((cents) => new Decimal(cents).div(100));

test('every amount that a page prints is read as that amount', () => {
  fc.assert(
    fc.property(amounts, fc.boolean(), (amount, isCredit) => {
      const value = isCredit ? amount.negated() : amount;
      expect(typedAmount(formatMoney(value))).toEqual(value);
    }),
  );
});

const item = fc
  .record({
    cents: fc.integer({ min: 1, max: 10_000_000 }),
    isCredit: fc.boolean(),
    day: fc.integer({ min: 10, max: 28 }),
  })
  .map(({ cents, isCredit, day }): Omit<OpenItem, 'arCode'> => {
    const balance = Number(new Decimal(cents).div(100).toFixed(2));
    return withSigns({ ...invoice, dueDate: `2026-02-${day}`, balance, initial: balance, isCredit });
  });
const items = fc
  .array(item, { maxLength: 12 })
  .map((list) => list.map((open, place): OpenItem => ({ ...open, arCode: `A${place}` })));
const centsOf = (balance: number) => Math.round(balance * 100);

describe('of any open items', () => {
  test('a sum is exact to the cent', () => {
    fc.assert(
      fc.property(items, (list) => {
        const all = list.reduce(
          (selection, open) => changeSelection(list, selection, { kind: 'toggle', item: open }),
          {},
        );
        const cents = list.reduce((sum, { balance }) => sum + centsOf(balance), 0);
        const { total, items: paid } = validateSelection(list, all);
        expect([total.times(100).toNumber(), paid.length]).toEqual([cents, list.length]);
      }),
    );
  });

  test('up to an amount never pays more than it, nor leaves any of it while something is open', () => {
    fc.assert(
      fc.property(items, fc.integer({ min: 1, max: 30_000_000 }), (list, cents) => {
        const selection = changeSelection(list, {}, { kind: 'payUpTo', amount: new Decimal(cents).div(100) });
        const owed = list.reduce((sum, { balance, isCredit }) => sum + (isCredit ? 0 : centsOf(balance)), 0);
        const { total, wrong } = validateSelection(list, selection);
        expect([total.times(100).toNumber(), wrong]).toEqual([Math.min(cents, owed), []]);
      }),
    );
  });

  test('credits never make a selection negative', () => {
    fc.assert(
      fc.property(items, (list) => {
        const due = changeSelection(list, {}, { kind: 'selectDue', today: '2026-03-04' });
        const { total, wrong } = validateSelection(list, changeSelection(list, due, { kind: 'useCredits' }));
        expect([total.isNegative() && !total.isZero(), wrong]).toEqual([false, []]);
      }),
    );
  });
});

describe('open items', () => {
  test('have credits below zero whatever their sign was', () => {
    const positive = { ...credit, balance: 100.1, initial: 100.1 };
    expect([withSigns(positive), withSigns(credit)]).toEqual([credit, credit]);
    expect(withSigns({ ...invoice, balance: -100.1 }).balance).toBe(100.1);
  });

  test('come oldest due first, those without a due date by their invoice date', () => {
    expect([laterInvoice, credit, invoice].sort(oldestDueFirst)).toEqual([invoice, credit, laterInvoice]);
    expect([invoice, credit].map(nameOf)).toEqual(['Invoice 9001', 'Credit Memo 7003']);
  });
});

describe('after the account has changed', () => {
  const selection = { [one]: '100.10', [later]: '20', [memo]: '' };

  test('what still fits stays selected, and every change of it is shown', () => {
    const now = [{ ...laterInvoice, balance: 30 }];
    expect(reloadedSelection(openItems, now, selection)).toEqual({
      selection: { [later]: '20' },
      changes: [
        'Invoice 9001 is no longer open. It was removed from your selection.',
        'The balance of Invoice 9002 is now $30.00 instead of $50.20.',
      ],
    });
  });

  test('what no longer fits is removed; an earlier error stays as typed', () => {
    const now = [{ ...invoice, balance: 40 }, laterInvoice];
    expect(reloadedSelection(openItems, now, { [one]: '100.10', [later]: 'ten' })).toEqual({
      selection: { [later]: 'ten' },
      changes: ['The balance of Invoice 9001 is now $40.00 instead of $100.10. It was removed from your selection.'],
    });
  });

  test('nothing is shown without a change', () => {
    expect(reloadedSelection(openItems, openItems, { [one]: '5' })).toEqual({ selection: { [one]: '5' }, changes: [] });
  });
});
