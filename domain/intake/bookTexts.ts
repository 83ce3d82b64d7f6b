import { formatCount, plural } from '../shownNumber.ts';

const quoted = (text: string) => `"${text}"`;

/** What is said of rows of the books: of orders, invoices and open items. */
export const bookTexts = {
  notADate: (column: string, typed: string) => ({
    reason: `${column} ${quoted(typed)} is no date`,
    mend: 'Write it as 2026-03-31',
  }),
  eitherDate: (column: string, typed: string, one: string, other: string) => ({
    code: 'ambiguousDate',
    reason: `${column} ${quoted(typed)} could be ${one} or ${other}`,
    mend: 'Choose the date order, or write the year first, as in 2026-03-31',
  }),
  notAMoment: (column: string, typed: string) => ({
    reason: `${column} ${quoted(typed)} is no time with its zone`,
    mend: 'Write it as 2026-03-31T15:00:00Z',
  }),
  farDate: (column: string, typed: string) => ({
    reason: `${column} ${quoted(typed)} is too far away`,
    mend: 'Correct the year',
  }),
  future: (column: string, date: string) => ({
    reason: `${column} ${date} has not come yet`,
    mend: 'Correct the date',
  }),
  notApplied: (column: string, typed: string) => ({
    reason: `${column} ${quoted(typed)} does not say what is paid of which document`,
    mend: 'Write documents and amounts with ; between them: 9001=120.00; 9002=30.00',
  }),
  differsInWhole: (column: string, whole: string, first: string, line: number) => ({
    reason: `${column} is ${quoted(first)} in line ${formatCount(line)} of the same ${whole}`,
    mend: 'Say the same in all its rows, or leave it empty behind the first',
  }),
  comesBack: (whole: string, name: string, line: number) => ({
    reason: `${whole} ${name} stands in line ${formatCount(line)} already`,
    mend: `Sort the file, so that the rows of one ${whole} stand together`,
  }),
  torn: (whole: string, name: string, line: number) => ({
    reason: `line ${formatCount(line)} of ${whole} ${name} is refused, and it is taken as a whole`,
    mend: 'Correct that line',
  }),
  tooManyRows: (whole: string, most: number) => ({
    reason: `the ${whole} has more than ${plural(most, 'row')}`,
    mend: 'Make two of it',
  }),
  isThere: (whole: string, name: string, column: string, stands: string) => ({
    reason: `${whole} ${name} is there with ${column} ${stands}`,
    mend: 'What is in the books is never changed: leave it as it is, or give what is new a number of its own',
  }),
  isThereWithout: (whole: string, name: string) => ({
    reason: `${whole} ${name} is there without this line`,
    mend: 'What is in the books is never changed: leave the line out, or give what is new a number of its own',
  }),
  ofAnother: (whole: string, name: string) => ({
    reason: `${whole} ${name} is that of another customer`,
    mend: 'Correct the number or the customer',
  }),
  noDescription: (product: string) => ({
    reason: `there is no product ${quoted(product)}, and nothing says what it was`,
    mend: 'Fill in the description, or bring in the products first',
  }),
  otherSum: (column: string, said: string, sum: string, of: string) => ({
    reason: `${column} is ${said}, and ${of} come to ${sum}`,
    mend: 'Correct the amounts, so that they add up',
  }),
  otherSign: (column: string, value: string, quantity: string) => ({
    reason: `${column} is ${value} for a quantity of ${quantity}`,
    mend: 'What goes back has both below 0',
  }),
  noExtension: (unit: string, priceUnit: string) => ({
    reason: `it was sold by ${unit} and priced by ${priceUnit}, and nothing says what it came to`,
    mend: 'Fill in the extension',
  }),
  belowNothing: (column: string, value: string) => ({
    reason: `${column} is ${value}, and an invoice is above 0`,
    mend: 'Say that it is a credit',
  }),
  ofNothing: (column: string) => ({
    reason: `${column} is 0`,
    mend: 'Leave it out: an entry of nothing is none',
  }),
  balanceAboveAmount: (balance: string, amount: string) => ({
    reason: `balance ${balance} is more than the amount ${amount}`,
    mend: 'Correct one of the two',
  }),
  balanceOfOtherSign: (balance: string, amount: string) => ({
    reason: `balance ${balance} and amount ${amount} have different signs`,
    mend: 'Write both above 0; the type says what it is',
  }),
  paidSince: (left: string, said: string) => ({
    reason: `${left} is left of it here, and the file says ${said}`,
    mend: 'Nothing that was paid is taken back: leave the row out, or bring in what is owed beyond it as a document of its own',
  }),
  paysMore: (left: string, said: string) => ({
    reason: `what it pays leaves ${left} of it, and the file says that ${said} is left`,
    mend: 'Correct the balance, or what it pays',
  }),
  paysNothing: (type: string) => ({
    reason: `${type} pays nothing: only credits and payments do`,
    mend: 'Leave it empty, or correct the type',
  }),
  paysAbsent: (to: string) => ({
    reason: `pays ${to}: the customer has no invoice of this number`,
    mend: 'Import the invoice first, or correct the number',
  }),
  paysCredit: (to: string) => ({
    reason: `pays ${to}: it is a credit, and no invoice`,
    mend: 'Correct the number',
  }),
  paysLess: (to: string, said: string, before: string) => ({
    reason: `pays ${said} of ${to}, and paid ${before} of it before`,
    mend: 'Payments are never taken back: give the whole amount that it pays, or enter a debit',
  }),
  paysBeyond: (to: string, said: string, most: string) => ({
    reason: `pays ${said} of ${to}, of which it can pay ${most}`,
    mend: 'Pay no more than that',
  }),
  paysTooMuch: (sum: string, amount: string) => ({
    reason: `pays ${sum}, and is ${amount}`,
    mend: 'Correct the amount, or what it pays',
  }),
  turned: {
    reason: 'the amounts of the credit are below 0',
    mend: 'read as above 0',
  },
  mixedSigns: (column: string, value: string) => ({
    reason: `${column} is ${value}, and other amounts of the credit have the other sign`,
    mend: 'Write all its amounts above 0, or all below',
  }),
  unknownProduct: (product: string) => ({
    reason: `there is no product ${quoted(product)}`,
    mend: 'taken as text, by its description',
  }),
  ordersOfOthers: (type: string) => ({
    reason: `${type} belongs to no order`,
    mend: 'Leave the order empty',
  }),
  noOrderLine: (order: string, line: string) => ({
    reason: `order ${order} has no line ${line}`,
    mend: 'Leave it empty for what was not ordered, or bring in the orders first',
  }),
  orderedIn: (unit: string) => ({
    reason: `the line was ordered in ${unit}`,
    mend: 'Leave the line of the order empty, or use that unit',
  }),
  noLines: {
    reason: 'lines is empty',
    mend: 'Send a line for whatever it is for, freight alone too; a productCode that is not of the catalog needs a description',
  },
  noBalance: {
    reason: 'balance is missing, and the account does not have the document',
    mend: 'Say what is left to pay: 0 for what is paid, or bring in the open items first',
  },
  noOrder: (order: string) => ({
    reason: `there is no order ${quoted(order)}`,
    mend: 'Correct the number',
  }),
  twiceInBatch: (key: string) => ({
    reason: `${key} stands twice in the batch`,
    mend: 'Send one row for each',
  }),
  shippedMoreOf: (line: number, sum: string, ordered: string) => ({
    reason: `line ${line}: ${sum} shipped and short, and ${ordered} were ordered`,
    mend: 'Quantities are in the unit that was ordered; a shipment of the same code is replaced',
  }),
  shippedMore: (sum: string, ordered: string) => ({
    reason: `${sum} shipped and short, and ${ordered} were ordered`,
    mend: 'Correct the quantities, in the unit that was ordered',
  }),
} as const;
