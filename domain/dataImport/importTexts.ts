import { formatCount, plural } from '../formatNumber.ts';

const quoted = (text: string) => `"${text}"`;

/** What is said of rows and files that are brought in: a reason, and what becomes of it or what to do. */
export const importTexts = {
  blanks: (column: string, typed: string, read: string) => ({
    reason: `${column} ${quoted(typed)} has extra spaces`,
    hint: `read as ${read}`,
  }),
  noSuchField: (name: string) => ({
    code: 'unknownField',
    reason: `unknown field ${quoted(name)}`,
    hint: 'Use the names in the API reference, or remove it',
  }),
  missing: (column: string) => ({ reason: `${column} is missing`, hint: 'Enter a value' }),
  tooLong: (column: string, length: number, most: number) => ({
    reason: `${column} has ${plural(length, 'character')}`,
    hint: `Shorten it to at most ${formatCount(most)}`,
  }),
  controlCharacters: (column: string) => ({
    reason: `${column} contains a line break or invisible character`,
    hint: 'Remove it',
  }),
  notANumber: (column: string, typed: string) => ({
    reason: `${column} ${quoted(typed)} is not a valid number`,
    hint: 'Enter a number such as 12.50',
  }),
  twoNumbers: (column: string, typed: string, one: string, other: string) => ({
    code: 'ambiguousNumber',
    reason: `${column} ${quoted(typed)} could be ${one} or ${other}`,
    hint: 'Choose the decimal separator, or enter the number without group separators, such as 1250.00',
  }),
  percent: (column: string, typed: string) => ({
    reason: `${column} ${quoted(typed)} is a percentage`,
    hint: 'Enter a plain number',
  }),
  otherCurrency: (column: string, typed: string) => ({
    reason: `${column} ${quoted(typed)} is in another currency`,
    hint: 'Enter the amount in dollars',
  }),
  formula: (column: string, typed: string) => ({
    reason: `${column} ${quoted(typed)} is a formula`,
    hint: 'Enter its value instead',
  }),
  notWhole: (column: string, typed: string) => ({
    reason: `${column} ${quoted(typed)} is not a whole number`,
    hint: 'Enter a whole number such as 12',
  }),
  belowLeast: (column: string, typed: string, least: string) => ({
    reason: `${column} ${typed} is too low`,
    hint: `Enter ${least} or more`,
  }),
  notAbove: (column: string, typed: string) => ({
    reason: `${column} ${typed} is too low`,
    hint: 'Enter a number above 0',
  }),
  aboveMost: (column: string, typed: string, most: string) => ({
    reason: `${column} ${typed} is too high`,
    hint: `Enter ${most} or less`,
  }),
  aboveShare: (column: string, typed: string, most: string) => ({
    code: 'aboveMost',
    reason: `${column} ${typed} is above ${most}. Did you mean a percentage?`,
    hint: 'Enter 95 percent as 0.95 or 95%',
  }),
  rounded: (column: string, typed: string, read: string, places: number) => ({
    reason: `${column} ${typed} has more than ${plural(places, 'decimal')}`,
    hint: `read as ${read}`,
  }),
  notAFlag: (column: string, typed: string) => ({
    reason: `${column} ${quoted(typed)} is not yes or no`,
    hint: 'Enter yes or no',
  }),
  notOneOf: (column: string, typed: string, words: readonly string[]) => ({
    reason: `${column} ${quoted(typed)} is not a valid value`,
    hint: `Enter ${words.join(', ')}`,
  }),
  notAnAddress: (column: string, typed: string) => ({
    reason: `${column} ${quoted(typed)} is not a valid email address`,
    hint: 'Enter an address such as name@example.com',
  }),
  notSettings: (column: string) => ({
    reason: `${column} is not a JSON object`,
    hint: 'Enter settings such as {"hidePricing": true}, or leave it empty',
  }),
  noSetting: (column: string, name: string) => ({
    reason: `${column}: unknown setting ${quoted(name)}`,
    hint: 'Remove it or correct its name',
  }),
  noValueOf: (column: string, name: string, value: string) => ({
    reason: `${column}: ${value} is not a valid value for ${name}`,
    hint: 'Correct the value',
  }),
  field: (column: string, problem: string) => ({ reason: `${column}: ${problem}`, hint: 'Correct it' }),
  notAValue: (column: string) => ({ reason: `${column} is a list or an object`, hint: 'Enter one text or number' }),
  noPack: (column: string, typed: string) => ({
    reason: `${column} ${quoted(typed)} is not a number of stock units`,
    hint: 'Enter a number such as 12, or a pack such as CS of 12',
  }),
  unknownPiece: (typed: string, product: string, piece: string) => ({
    code: 'unknownUnit',
    reason: `holds ${quoted(typed)} counts in ${piece}, which is not a unit of product ${product}`,
    hint: `Import the unit ${piece} of this product first, or enter how many stock units it holds, such as 12`,
  }),
  pieceOfItself: (typed: string, unit: string) => ({
    code: 'unknownUnit',
    reason: `holds ${quoted(typed)} counts ${unit} in ${unit}`,
    hint: 'Enter how many stock units it holds, such as 12',
  }),
  inexactPiece: (typed: string, piece: string, each: string) => ({
    code: 'inexactUnit',
    reason: `holds ${quoted(typed)} needs more than 4 decimals because 1 ${piece} holds ${each}`,
    hint: 'Enter how many stock units it holds, such as 12',
  }),
  converted: (typed: string, piece: string, each: string, read: string) => ({
    reason: `holds ${quoted(typed)}: 1 ${piece} holds ${each}`,
    hint: `read as ${read}`,
  }),
  otherUnit: (column: string, typed: string, told: string, unit: string) => ({
    reason: `${column} ${quoted(typed)} refers to ${told}, but the unit is ${unit}`,
    hint: `Enter how many stock units one ${unit} holds`,
  }),
  noConversion: (column: string) => ({
    reason: `${column} is missing: enter how many stock units it holds`,
    hint: 'Enter a number such as 12; 1 for the stock unit',
  }),
  reservedKey: (key: string) => ({
    reason: `key ${key} is reserved for invoice corrections`,
    hint: 'Use another number, or remove the column',
  }),
  keyTaken: (key: string, code: string) => ({
    reason: `key ${key} belongs to ${code}`,
    hint: 'Use another number, or remove the column',
  }),
  keyStays: (key: string, stored: string) => ({
    reason: `key ${key} does not match the current key ${stored}`,
    hint: 'Remove the column; keys cannot be changed',
  }),
  reservedCode: (code: string) => ({
    reason: `${code} is reserved`,
    hint: 'Use another code',
  }),
  unknown: (thing: string, code: string, first: string) => ({
    reason: `there is no ${thing} ${quoted(code)}`,
    hint: `Import the ${first} first, or correct the code`,
  }),
  noUnitOf: (product: string, unit: string) => ({
    reason: `product ${product} has no unit ${quoted(unit)}`,
    hint: 'Import the units first, or correct the unit',
  }),
  noPriceUnit: (product: string, unit: string) => ({
    reason: `product ${product} is not priced by ${unit}`,
    hint: 'Mark the unit as a price unit in the units file, or use another unit',
  }),
  twice: (what: string, line: number) => ({
    reason: `${what} is already in line ${formatCount(line)}`,
    hint: 'Remove one of them. The first one is used',
  }),
  circular: (codes: readonly string[]) => ({
    reason: `category ${codes[0]} would be its own parent: ${codes.join(' under ')}`,
    hint: 'Leave the parent of the main category empty',
  }),
  deepParent: (code: string, parent: string) => ({
    reason: `category ${code} would be under ${parent}, which is not a main category`,
    hint: 'Only two levels are allowed. Use a main category',
  }),
  levelStays: (code: string) => ({
    reason: `category ${code} would change level`,
    hint: 'Use a new code',
  }),
  needsCustomer: { reason: 'customer is missing', hint: 'Enter a customer, or set the user to salesperson' },
  needsNoCustomer: {
    reason: 'salespeople have no customer',
    hint: 'Leave customer empty, and import the salesperson customers',
  },
  emailTaken: (email: string) => ({
    reason: `${email} belongs to another user`,
    hint: 'Use a different address for each user',
  }),
  anotherPrimary: (customer: string, code: string) => ({
    reason: `${code} is also marked primary for ${customer}`,
    hint: 'Mark only one as primary',
  }),
  lastAdmin: 'No admin would be left. Nothing was changed.',
  guideFull: (guide: string, most: number) => ({
    reason: `order guide ${guide} would have more than ${plural(most, 'product')}`,
    hint: 'Split it',
  }),
} as const;

/** What is wrong with a cell, and what becomes of it or what to do; `code` says it to programs. */
export interface Remark {
  readonly code?: string;
  readonly reason: string;
  readonly hint: string;
}
