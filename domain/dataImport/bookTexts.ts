import { formatCount, plural } from '../formatNumber.ts';

const quoted = (text: string) => `"${text}"`;

/** What is said of rows of the books: of orders, invoices and open items. */
export const bookTexts = {
  notADate: (column: string, typed: string) => ({
    reason: `${column} ${quoted(typed)} is not a valid date`,
    hint: 'Enter it as 2026-03-31',
  }),
  eitherDate: (column: string, typed: string, one: string, other: string) => ({
    code: 'ambiguousDate',
    reason: `${column} ${quoted(typed)} could be ${one} or ${other}`,
    hint: 'Choose the date order, or enter the year first, such as 2026-03-31',
  }),
  notAMoment: (column: string, typed: string) => ({
    reason: `${column} ${quoted(typed)} is not a valid time with time zone`,
    hint: 'Enter it as 2026-03-31T15:00:00Z',
  }),
  farDate: (column: string, typed: string) => ({
    reason: `${column} ${quoted(typed)} is out of range`,
    hint: 'Correct the year',
  }),
  future: (column: string, date: string) => ({
    reason: `${column} ${date} is in the future`,
    hint: 'Correct the date',
  }),
  notApplied: (column: string, typed: string) => ({
    reason: `${column} ${quoted(typed)} does not list documents and amounts`,
    hint: 'Enter documents and amounts separated by ;: 9001=120.00; 9002=30.00',
  }),
  differsInWhole: (column: string, whole: string, first: string, line: number) => ({
    reason: `${column} is ${quoted(first)} in line ${formatCount(line)} of the same ${whole}`,
    hint: 'Enter the same value in every row, or only in the first',
  }),
  comesBack: (whole: string, name: string, line: number) => ({
    reason: `${whole} ${name} is already in line ${formatCount(line)}`,
    hint: `Sort the file so that the rows of each ${whole} are together`,
  }),
  torn: (whole: string, name: string, line: number) => ({
    reason: `line ${formatCount(line)} of ${whole} ${name} was refused, so the whole ${whole} was refused`,
    hint: 'Correct that line',
  }),
  tooManyRows: (whole: string, most: number) => ({
    reason: `the ${whole} has more than ${plural(most, 'row')}`,
    hint: 'Split it',
  }),
  isThere: (whole: string, name: string, column: string, stands: string) => ({
    reason: `${whole} ${name} already exists with ${column} ${stands}`,
    hint: 'Posted documents cannot be changed. Keep the old value, or use a new number',
  }),
  isThereWithout: (whole: string, name: string) => ({
    reason: `${whole} ${name} already exists without this line`,
    hint: 'Posted documents cannot be changed. Remove the line, or use a new number',
  }),
  ofAnother: (whole: string, name: string) => ({
    reason: `${whole} ${name} belongs to another customer`,
    hint: 'Correct the number or the customer',
  }),
  noDescription: (product: string) => ({
    reason: `there is no product ${quoted(product)} and no description`,
    hint: 'Enter a description, or import the products first',
  }),
  otherSum: (column: string, said: string, sum: string, of: string) => ({
    reason: `${column} is ${said}, but ${of} add up to ${sum}`,
    hint: 'Correct the amounts so that they add up',
  }),
  otherSign: (column: string, value: string, quantity: string) => ({
    reason: `${column} is ${value} for a quantity of ${quantity}`,
    hint: 'For returns, both must be negative',
  }),
  noExtension: (unit: string, priceUnit: string) => ({
    reason: `sold by ${unit} but priced by ${priceUnit}, and has no extension`,
    hint: 'Enter the extension',
  }),
  belowNothing: (column: string, value: string) => ({
    reason: `${column} is ${value}, but invoices must be positive`,
    hint: 'Set the type to credit',
  }),
  ofNothing: (column: string) => ({
    reason: `${column} is 0`,
    hint: 'Remove the row',
  }),
  balanceAboveAmount: (balance: string, amount: string) => ({
    reason: `balance ${balance} is more than the amount ${amount}`,
    hint: 'Correct one of the two',
  }),
  balanceOfOtherSign: (balance: string, amount: string) => ({
    reason: `balance ${balance} and amount ${amount} have different signs`,
    hint: 'Enter both as positive; the type decides the sign',
  }),
  paidSince: (left: string, said: string) => ({
    reason: `${left} is open here, but the file says ${said}`,
    hint: 'Payments are not reversed by an import. Remove the row, or import the additional debt as a separate document',
  }),
  paysMore: (left: string, said: string) => ({
    reason: `its payments leave ${left} open, but the file says ${said}`,
    hint: 'Correct the balance or pays',
  }),
  paysNothing: (type: string) => ({
    reason: `${type} cannot pay documents. Only credits and payments can`,
    hint: 'Leave it empty, or correct the type',
  }),
  paysAbsent: (to: string) => ({
    reason: `pays ${to}: the customer has no invoice with this number`,
    hint: 'Import the invoice first, or correct the number',
  }),
  paysCredit: (to: string) => ({
    reason: `pays ${to}: it is a credit, not an invoice`,
    hint: 'Correct the number',
  }),
  paysLess: (to: string, said: string, before: string) => ({
    reason: `pays ${said} of ${to}, but already paid ${before} of it`,
    hint: 'Payments are not reversed by an import. Enter the full amount paid, or add a debit',
  }),
  paysBeyond: (to: string, said: string, most: string) => ({
    reason: `pays ${said} of ${to}, but can pay at most ${most}`,
    hint: 'Reduce the amount',
  }),
  paysTooMuch: (sum: string, amount: string) => ({
    reason: `pays ${sum} but the amount is ${amount}`,
    hint: 'Correct the amount or pays',
  }),
  turned: {
    reason: 'the credit has negative amounts',
    hint: 'read as positive',
  },
  mixedSigns: (column: string, value: string) => ({
    reason: `${column} is ${value}, but other amounts of the credit have the opposite sign`,
    hint: 'Enter all amounts as positive or all as negative',
  }),
  unknownProduct: (product: string) => ({
    reason: `there is no product ${quoted(product)}`,
    hint: 'imported as text with its description',
  }),
  ordersOfOthers: (type: string) => ({
    reason: `${type} cannot have an order`,
    hint: 'Leave the order empty',
  }),
  noOrderLine: (order: string, line: string) => ({
    reason: `order ${order} has no line ${line}`,
    hint: 'Leave it empty if it was not ordered, or import the orders first',
  }),
  orderedIn: (unit: string) => ({
    reason: `the line was ordered in ${unit}`,
    hint: 'Leave the order line empty, or use that unit',
  }),
  noLines: {
    reason: 'lines is empty',
    hint: 'Send at least one line, even for freight only. A productCode that is not in the catalog needs a description',
  },
  noBalance: {
    reason: 'balance is missing, and the account does not have the document',
    hint: 'Enter the open balance (0 if paid), or import the open items first',
  },
  noOrder: (order: string) => ({
    reason: `there is no order ${quoted(order)}`,
    hint: 'Correct the number',
  }),
  twiceInBatch: (key: string) => ({
    reason: `${key} is a duplicate`,
    hint: 'Send one row for each',
  }),
  shippedMoreOf: (line: number, sum: string, ordered: string) => ({
    reason: `line ${line}: ${sum} shipped and short, but ${ordered} were ordered`,
    hint: 'Quantities are in the ordered unit. A shipment with the same code is replaced',
  }),
  shippedMore: (sum: string, ordered: string) => ({
    reason: `${sum} shipped and short, but ${ordered} were ordered`,
    hint: 'Correct the quantities (in the ordered unit)',
  }),
} as const;
