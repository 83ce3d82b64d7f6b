import { formatCount, plural } from '../shownNumber.ts';

const quoted = (text: string) => `"${text}"`;

/** What is said of rows and files that are brought in: a reason, and what becomes of it or what to do. */
export const intakeTexts = {
  blanks: (column: string, typed: string, read: string) => ({
    reason: `${column} ${quoted(typed)} has blanks`,
    mend: `read as ${read}`,
  }),
  noSuchField: (name: string) => ({
    code: 'unknownField',
    reason: `there is no field ${quoted(name)}`,
    mend: 'Use the names of the API description, or leave it out',
  }),
  missing: (column: string) => ({ reason: `${column} is missing`, mend: 'Fill it in' }),
  tooLong: (column: string, length: number, most: number) => ({
    reason: `${column} has ${plural(length, 'character')}`,
    mend: `Shorten it to ${formatCount(most)} at most`,
  }),
  controlCharacters: (column: string) => ({
    reason: `${column} holds a line break or another character that cannot be seen`,
    mend: 'Remove it',
  }),
  notANumber: (column: string, typed: string) => ({
    reason: `${column} ${quoted(typed)} is no number`,
    mend: 'Write digits with one decimal sign, such as 12.50',
  }),
  twoNumbers: (column: string, typed: string, one: string, other: string) => ({
    code: 'ambiguousNumber',
    reason: `${column} ${quoted(typed)} could be ${one} or ${other}`,
    mend: 'Choose the decimal separator, or write the number with a point and no groups, such as 1250.00',
  }),
  percent: (column: string, typed: string) => ({
    reason: `${column} ${quoted(typed)} is a percentage`,
    mend: 'Enter the number itself',
  }),
  otherCurrency: (column: string, typed: string) => ({
    reason: `${column} ${quoted(typed)} is in another currency`,
    mend: 'Enter the amount in dollars',
  }),
  formula: (column: string, typed: string) => ({
    reason: `${column} ${quoted(typed)} is a formula, and formulas are not worked out`,
    mend: 'Write the value that it stands for',
  }),
  notWhole: (column: string, typed: string) => ({
    reason: `${column} ${quoted(typed)} is no whole number`,
    mend: 'Write digits alone, such as 12',
  }),
  belowLeast: (column: string, typed: string, least: string) => ({
    reason: `${column} ${typed} is too low`,
    mend: `Write ${least} or more`,
  }),
  notAbove: (column: string, typed: string) => ({
    reason: `${column} ${typed} is too low`,
    mend: 'Write a number above 0',
  }),
  aboveMost: (column: string, typed: string, most: string) => ({
    reason: `${column} ${typed} is too high`,
    mend: `Write ${most} or less`,
  }),
  aboveShare: (column: string, typed: string, most: string) => ({
    code: 'aboveMost',
    reason: `${column} ${typed} is above ${most}. Was a percent meant?`,
    mend: 'Write 95 percent as 0.95 or 95%',
  }),
  rounded: (column: string, typed: string, read: string, places: number) => ({
    reason: `${column} ${typed} has more than ${plural(places, 'decimal')}`,
    mend: `read as ${read}`,
  }),
  notAFlag: (column: string, typed: string) => ({
    reason: `${column} ${quoted(typed)} is neither yes nor no`,
    mend: 'Write yes or no',
  }),
  notOneOf: (column: string, typed: string, words: readonly string[]) => ({
    reason: `${column} ${quoted(typed)} is not known`,
    mend: `Write ${words.join(', ')}`,
  }),
  notAnAddress: (column: string, typed: string) => ({
    reason: `${column} ${quoted(typed)} is no email address`,
    mend: 'Write an address such as name@example.com',
  }),
  notSettings: (column: string) => ({
    reason: `${column} is no object of JSON`,
    mend: 'Write settings such as {"hidePricing": true}, or leave it empty',
  }),
  noSetting: (column: string, name: string) => ({
    reason: `${column}: there is no setting ${quoted(name)} here`,
    mend: 'Remove it, or correct its name',
  }),
  noValueOf: (column: string, name: string, value: string) => ({
    reason: `${column}: ${value} is no value of ${name}`,
    mend: 'Correct the value',
  }),
  field: (column: string, problem: string) => ({ reason: `${column}: ${problem}`, mend: 'Correct it' }),
  notAValue: (column: string) => ({ reason: `${column} holds a list or an object`, mend: 'Write one text or number' }),
  noPack: (column: string, typed: string) => ({
    reason: `${column} ${quoted(typed)} does not say how many stock units it holds`,
    mend: 'Write a number such as 12, or a pack such as CS of 12',
  }),
  unknownPiece: (typed: string, product: string, piece: string) => ({
    code: 'unknownUnit',
    reason: `holds ${quoted(typed)} is counted in ${piece}, and ${piece} is not a unit of product ${product}`,
    mend: `Import the unit ${piece} of this product first, or enter how many stock units it holds, such as 12`,
  }),
  pieceOfItself: (typed: string, unit: string) => ({
    code: 'unknownUnit',
    reason: `holds ${quoted(typed)} counts ${unit} in ${unit}`,
    mend: 'Enter how many stock units it holds, such as 12',
  }),
  inexactPiece: (typed: string, piece: string, each: string) => ({
    code: 'inexactUnit',
    reason: `holds ${quoted(typed)} comes to more than 4 decimals, since 1 ${piece} holds ${each}`,
    mend: 'Enter how many stock units it holds, such as 12',
  }),
  converted: (typed: string, piece: string, each: string, read: string) => ({
    reason: `holds ${quoted(typed)}: 1 ${piece} holds ${each}`,
    mend: `read as ${read}`,
  }),
  otherUnit: (column: string, typed: string, told: string, unit: string) => ({
    reason: `${column} ${quoted(typed)} speaks of ${told}, and the unit is ${unit}`,
    mend: `Write how many stock units one ${unit} holds`,
  }),
  noConversion: (column: string) => ({
    reason: `${column} is missing: nobody knows how many stock units it holds`,
    mend: 'Write a number such as 12; 1 for the stock unit itself',
  }),
  reservedKey: (key: string) => ({
    reason: `key ${key} is reserved for corrections of invoices`,
    mend: 'Give another number, or leave the column out',
  }),
  keyTaken: (key: string, code: string) => ({
    reason: `key ${key} belongs to ${code}`,
    mend: 'Give another number, or leave the column out',
  }),
  keyStays: (key: string, stored: string) => ({
    reason: `key ${key} is not the one that the shop knows, which is ${stored}`,
    mend: 'Leave the column out: a key stays what it is',
  }),
  reservedCode: (code: string) => ({
    reason: `${code} is kept by the shop for itself`,
    mend: 'Give another code',
  }),
  unknown: (thing: string, code: string, first: string) => ({
    reason: `there is no ${thing} ${quoted(code)}`,
    mend: `Bring in the ${first} first, or correct the code`,
  }),
  noUnitOf: (product: string, unit: string) => ({
    reason: `product ${product} has no unit ${quoted(unit)}: there is no conversion for it`,
    mend: 'Bring in the units first, or correct the unit',
  }),
  noPriceUnit: (product: string, unit: string) => ({
    reason: `product ${product} is not priced by ${unit}`,
    mend: 'Say in the units that it is, or give the price of another unit',
  }),
  twice: (what: string, line: number) => ({
    reason: `${what} stands in line ${formatCount(line)} already`,
    mend: 'Keep one of the two: the first one counts',
  }),
  circular: (codes: readonly string[]) => ({
    reason: `category ${codes[0]} would be under itself: ${codes.join(' under ')}`,
    mend: 'Leave the parent of the main category empty',
  }),
  deepParent: (code: string, parent: string) => ({
    reason: `category ${code} would be under ${parent}, which is itself under another one`,
    mend: 'There are two levels: name a main category',
  }),
  levelStays: (code: string) => ({
    reason: `category ${code} would change between main categories and those under them`,
    mend: 'Give it another code there',
  }),
  needsCustomer: { reason: 'customer is missing', mend: 'Say for whom the user buys, or that it is a salesperson' },
  needsNoCustomer: {
    reason: 'a salesperson has no customer of his own',
    mend: 'Leave customer empty, and bring in the customers of salespeople',
  },
  emailTaken: (email: string) => ({
    reason: `${email} is the address of another user`,
    mend: 'Give each user an address of his own',
  }),
  anotherPrimary: (customer: string, code: string) => ({
    reason: `${code} is said to be the primary one of ${customer} as well`,
    mend: 'Say yes for one of them',
  }),
  lastAdmin: 'Nobody who may open the admin pages would be left. Nothing was changed.',
  guideFull: (guide: string, most: number) => ({
    reason: `order guide ${guide} would hold more than ${plural(most, 'product')}`,
    mend: 'Make two of it',
  }),
} as const;

/** What is wrong with a cell, and what becomes of it or what to do; `code` says it to programs. */
export interface Remark {
  readonly code?: string;
  readonly reason: string;
  readonly mend: string;
}
