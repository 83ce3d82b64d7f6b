import { describe, expect, test } from 'vitest';
import { catalogueFor, read, shelfProduct } from './pasteSamples.ts';

/** Goods as the demo distributor has them, and two that only the lines around the examples ask for. */
const shop = catalogueFor([
  shelfProduct(1, ['TOM100', 'TOM-100'], 'Tomatoes, Plum, 25 LB', ['CS', ['EA', 12]]),
  shelfProduct(2, ['MILK1G', 'MILK-1G'], 'Milk, Whole, 1 GA', ['GA', 'CS']),
  shelfProduct(89, ['10089', 'PR-10089'], 'Lemon, Choice, 115 CT', ['CS', 'EA']),
  shelfProduct(63, ['10363', 'PR-10363'], 'Orange, Navel, 88 CT', ['CS', 'EA']),
  shelfProduct(50, ['10500', 'PR-10500'], 'Strawberry, Clamshell, 8/1 LB', ['CS', 'EA']),
  shelfProduct(37, ['10637', 'PR-10637'], 'Blueberry, Wild Maine, 12/6 OZ', ['CS', 'EA']),
  shelfProduct(59, ['11459', 'PR-11459'], 'Avocado, Hass, 48 CT', ['CS', 'HC', 'EA']),
  shelfProduct(22, ['11322', 'PR-11322'], 'Banana, Green Tip, 40 LB', ['CS', ['LB', 0.5]]),
  shelfProduct(33, ['11733', 'PR-11733'], 'Lettuce, Romaine Hearts, 12/3 CT', ['CS', 'PK']),
  shelfProduct(40, ['40400', 'DY-40400'], 'Cheese, Parmesan, Grated, 4/5 LB', ['CS', 'LB']),
  shelfProduct(41, ['40410', 'DY-40410'], 'Eggs, Large, 15 DZ', ['CS', 'DZ', 'EA']),
  shelfProduct(43, ['OKRA', 'OKRA'], 'Okra', ['CS']),
  shelfProduct(42, ['40420', 'DY-40420'], 'Board, Cutting, 18x24x1 1/2 IN', ['EA']),
]);

type Example = readonly [line: string, ...results: string[]];

test('a name that several products share is not read as the shorter name of another', () => {
  const shared = catalogueFor([
    shelfProduct(1, ['25680', '25680'], 'Fan Tape 150GM x 30', ['CS']),
    shelfProduct(2, ['31828', '31828'], 'Fan Tape 150GM x 30', ['CS']),
    shelfProduct(3, ['B3292', 'B3292'], 'Fan Tape 150GM', ['CS']),
  ]);
  expect(read('1\t25680\tFan Tape 150GM x 30', shared)).toHaveLength(1);
});

const names: readonly Example[] = [
  ['Orange, Navel, 88 CT', '63 CS missing ():'],
  ['2 Orange, Navel, 88 CT', '63 CS 2 by default'],
  ['2 cs Orange, Navel, 88 CT', '63 CS 2'],
  ['orange navel 88 ct x 3', '63 CS 3 by default'],
  ['Orange, Navel, 88 CT, 2, CS', '63 CS 2'],
  ['Lettuce, Romaine Hearts, 12/3 CT - 4 cases', '33 CS 4'],
  ['Orange, Navel, 88 CT\t2\tCS', '63 CS 2'],
  ['"Orange, Navel, 88 CT",2,CS', '63 CS 2'],
  ['3 Board, Cutting, 18x24x1 1/2 IN', '42 EA 3 by default'],
  ['okra 3 cs', '43 CS 3'],
  ['40420 Board, Cutting, 18x24x1 1/2 IN', '42 EA missing ():'],
  ['2 Orange, Navel, 88 CT blood oranges if you can', 'unknown, noCode: 63'],
];

const numbers: readonly Example[] = [
  ['10363 1½ CS', '63 CS 1.5'],
  ['1½ CS 10363', '63 CS 1.5'],
  ['10363\t1½\tCS', '63 CS 1.5'],
  ['10363 1 ½ CS', '63 CS 1.5'],
  ['½ cs 10363', '63 CS 0.5'],
  ['10363 ⅓ cs', '63 CS unclearNumber (⅓): 0.33'],
  ['10363 1 1/2 CS', '63 CS unclearNumber (1 1/2): 1.5'],
  ['10363\t1/2\tCS', '63 CS unclearNumber (1/2): 0.5 1 2'],
  ['two cases 10363', '63 CS 2'],
  ['Two cases of PR-10363', '63 CS 2'],
  ['10363 two cases', '63 CS 2'],
  ['10363\ttwo\tCS', '63 CS 2'],
  ['a case of 10363', '63 CS 1'],
  ['40410 a dozen', '41 DZ 1'],
  ['a dozen 40410', '41 DZ 1'],
  ['a dozen cases 10363', '63 CS 12'],
  ['2 dozen cases 10363', '63 CS 24'],
  ['half case 10363', '63 CS 0.5'],
  ['10363 half a case', '63 CS 0.5'],
  ['10363\thalf case', '63 CS 0.5'],
  ['half case 11459', '59 HC 1'],
  ['two half cases 11459', '59 HC 2'],
  ['10363x3', '63 CS 3 by default'],
  ['10363×3 cs', '63 CS 3'],
  ['3x10363', '63 CS 3 by default'],
  ['10500*4', '50 CS 4 by default'],
  ['10089-2 cs', '89 CS 2'],
  ['10089-2', '89 CS negative (-2): 2'],
  ['(2) 10637', '37 CS 2 by default'],
  ['10637 ="4"', '37 CS 4 by default'],
  ['10637\t="4"\tCS', '37 CS 4'],
  ['="10637"\t="4"\t="CS"', '37 CS 4'],
  ['"=""10637""","=""4""",CS', '37 CS 4'],
  ['10\u00ad637 4\u00ad cs', '37 CS 4'],
  ['10637\t4\u00ad\tCS', '37 CS 4'],
  ['10500 (3)', '50 CS inBrackets ((3)): 3'],
  ['10500 (3) cs', '50 CS inBrackets ((3)): 3'],
  ['10500\t(3)\tCS', '50 CS inBrackets ((3)): 3'],
  ['10500\t(3 cs)', '50 CS inBrackets ((3)): 3'],
];

const units: readonly Example[] = [
  ['10500 3 boxes', '50 not by boxes, but CS EA, 3 CS'],
  ['3 boxes 10500', '50 not by boxes, but CS EA, 3 CS'],
  ['10500\t3\tctn', '50 not by ctn, but CS EA, 3 CS'],
  ['10500 2 doz', '50 not by doz, but CS EA, 24 EA'],
  ['a dozen 10500', '50 not by dozen, but CS EA, 12 EA'],
  ['40410 2 doz', '41 DZ 2'],
  ['2 kg 11322', '22 not by kg, but CS LB, 4.41 LB'],
  ['2 kg 10500', '50 not by kg, but CS EA'],
  ['2 half cases 10500', '50 not by half case, but CS EA, 1 CS'],
  ['2 boxes 40400', '40 not by boxes, but CS LB, 2 CS'],
];

const several: readonly Example[] = [
  ['10089 2 cs, 10363 1 cs', '89 CS 2', '63 CS 1'],
  ['10089 2 cs; 10363 1 cs', '89 CS 2', '63 CS 1'],
  ['10089 2 cs\t10363 1 cs', '89 CS 2', '63 CS 1'],
  ['2 cs 10089 and 1 cs 10363', '89 CS 2', '63 CS 1'],
  ['2 cs 10089 1 cs 10363', '89 CS 2', '63 CS 1'],
  ['10089 x2 10363 x3 10500 x1', '89 CS 2 by default', '63 CS 3 by default', '50 CS 1 by default'],
  ['10089x2, 10363x3', '89 CS 2 by default', '63 CS 3 by default'],
  ['10089 2 / 10363 3', '89 CS 2 by default', '63 CS 3 by default'],
  ['please send 2 cs 10089 lemons, choice, and two cases 10363', '89 CS 2', '63 CS 2'],
  ['2 Orange, Navel, 88 CT and 3 Lemon, Choice, 115 CT', '63 CS 2 by default', '89 CS 3 by default'],
  ['10089 1½ cs, 10500 (3)', '89 CS 1.5', '50 CS inBrackets ((3)): 3'],
  ['10089 2 cs or 10363 2 cs', 'unknown, twoCodes: 89 63'],
  ['10089 2 cs, if out 10363 2 cs', 'unknown, twoCodes: 89 63'],
  ['10089 2 cs, not 10363 1 cs', 'unknown, twoCodes: 89 63'],
  ['10089 10363 2 cs', 'unknown, twoCodes: 89 63'],
  ['10089 2 10363', 'unknown, twoCodes: 89 63'],
];

const typos: readonly Example[] = [
  ['Parmesean', 'unknown, noCode: 40'],
  ['2 Parmesean', 'unknown, noProduct: 40'],
  ['Parmigiano 2 lb', 'unknown, noProduct: 40'],
  ['Romain harts', 'unknown, noCode: 33'],
  ['3 cs Romain harts', 'unknown, noCode: 33'],
  ['two cases avacado', 'unknown, noProduct: 59'],
  ['2 romaine st', 'unknown, noProduct: 33'],
  ['1O363 2 cs', 'unknown, noProduct: 63'],
  ['10336 2 cs', 'unknown, noProduct: 63'],
];

const history: readonly Example[] = [
  ['100234\tPR-10363\tOrange, Navel, 88 CT\t11/20/2026\t4\tCS\t$36.75 / CS\tInvoice', '63 CS 4'],
  ['100234\tOrange, Navel, 88 CT PR-10363\t11/20/2026\t4\tCS\t$36.75 / CS\tInvoice', '63 CS 4'],
  ['100198\tPR-11322\tBanana, Green Tip, 40 LB\t11/13/2026\t10.5\tLB\t$0.68 / LB\tInvoice', '22 LB 10.5'],
  ['100198\tPR-10089\tLemon, Choice, 115 CT\t11/13/2026\t1\tEA\t\tInvoice', '89 EA 1'],
  ['100198\tPR-10089\tLemon, Choice, 115 CT\t11/13/2026\t-1\tCS\t$41.50 / CS\tCredit', '89 CS negative (-1): 1'],
];

const asides: readonly Example[] = [
  'Jo Miller',
  'Harbor Grill',
  'Purchasing Manager',
  '12 Main Street',
  '123 Elm St., Suite 4',
  'Portland, ME 04101',
  'PO Box 12',
  '207-555-0142',
  '(207) 555-0142',
  '+1 207.555.0142 ext. 12',
  'Mobile +1 207 555 0142',
  'jo@harborgrill.com',
  'www.harborgrill.com',
  'Sent from my iPhone',
  'Nov 24, 2026',
  'Tuesday, 24 November 2026',
  'Delivery by Friday before 8 am',
].map((line) => [line, 'no order line']);

describe.each([
  ['names', names],
  ['numbers', numbers],
  ['units', units],
  ['several products in one line', several],
  ['misspelt products', typos],
  ['rows of our own history', history],
  ['lines that are plainly no product', asides],
])('%s as people write them', (_, examples) => {
  test.each(examples)('%j', (line, ...results) => {
    expect(read(line, shop)).toEqual(results);
  });

  test.each(examples)('%j in a mail', (line, ...results) => {
    const mail = `Hi Anna,\nplease send\n\n2 cs TOM-100\n${line}\nMILK-1G x 3\n\nThanks!\nJo`;
    const [hi, please, tomatoes, ...others] = read(mail, shop);
    expect([hi, please, tomatoes]).toEqual(['no order line', 'no order line', '1 CS 2']);
    expect(others).toEqual([...results, '2 GA 3 by default', 'no order line', 'no order line']);
  });

  test.each(examples)('%j between cells of a spreadsheet', (line, ...results) => {
    expect(read(`TOM-100\t2\tCS\n${line}\nMILK-1G\t3\tGA`, shop)).toEqual(['1 CS 2', ...results, '2 GA 3']);
  });
});

test('numbers in brackets before several lines may number them, and cause a question', () => {
  expect(read('(1) 10637\n(2) 10500 4 cs', shop)).toEqual(['37 CS inBrackets ((1)): 1', '50 CS 4']);
});
