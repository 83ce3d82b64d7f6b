import { describe, expect, test } from 'vitest';
import { isPastedList, pastedLines } from '#domain/paste/lines/pastedLines.ts';
import { read } from './pasteSamples.ts';

/** Pasted text, and the result of each of its lines; `1 CS 2` is two cases of product 1. */
const snippets: readonly [what: string, text: string, results: string[]][] = [
  ['cells of a spreadsheet', 'TOM-100\t2\tCS', ['1 CS 2']],
  ['a sentence', '2 cs TOM-100 plum tomatoes', ['1 CS 2']],
  ['a quantity behind an x', 'TOM100 x 12', ['1 CS 12 by default']],
  ['a bullet', '- 3 x MILK-1G', ['2 GA 3 by default']],
  ['a code that is a number, last', '12 ea PR-14473', ['4 EA 12']],
  ['a code in another case with a blank', 'tom 100 2 cases', ['1 CS 2']],
  ['a code with a dot, quantity and unit in one word', 'Tom.100 2cs', ['1 CS 2']],
  ['2x', '2x TOM-100', ['1 CS 2 by default']],
  ['qty:', 'TOM-100 qty: 4', ['1 CS 4 by default']],
  ['x12ea', 'TOM-100 x12ea', ['1 EA 12']],
  ['a colon', 'TOM-100: 2 cs', ['1 CS 2']],
  ['an equals sign', 'TOM-100 = 2', ['1 CS 2 by default']],
  ['a hash before the code', '#40123 2 dz', ['3 DZ 2']],
  ['a number in brackets', '40123 (2)', ['3 CS inBrackets ((2)): 2']],
  ['a comma at the end', '5 TOM-100,', ['1 CS 5 by default']],
  ['both forms of the code', 'DY-40123 (40123) 2 cs', ['3 CS 2']],
  ['the unit first', 'BX 4 A-88800', ['8 BX 4']],
  ['a formatted code in two words', 'PR 14473 24 each', ['4 EA 24']],
  ['numbering', '1. TOM-100 2 cs\n2) MILK-1G 1', ['1 CS 2', '2 GA 1 by default']],
  ['a price behind @', 'TOM-100 2 cs @ 41.50', ['1 CS 2']],
  ['a price with its sign', 'TOM-100 2 cs $41.50', ['1 CS 2']],
  ['commas within a sentence', '2 cs TOM-100, plum, ripe', ['1 CS 2']],
  ['commas between sentence parts', 'TOM-100, 12 cs plum, ripe', ['1 CS 12']],
  ['quotes of a mail', '> 2 cs TOM-100\r\n> > 3 ga MILK-1G', ['1 CS 2', '2 GA 3']],
  ['a mark of byte order and hard blanks', '\ufeffTOM-100\u00a02\u00a0cs', ['1 CS 2']],
  ['blank lines and old line ends', 'TOM-100 2 cs\r\r\n \nMILK-1G 1 gal', ['1 CS 2', '2 GA 1']],

  ['a heading', 'Item\tQty\tUOM\nTOM-100\t2\tCS', ['heading', '1 CS 2']],
  ['a heading that puts the quantity first', 'Qty,Code\n40,TOM-100', ['heading', '1 CS 40 by default']],
  ['a heading with a price', 'SKU;Price;Qty\nMILK-1G;3;5', ['heading', '2 GA 5 by default']],
  ['a heading in blanks', 'Code Qty Unit\nTOM-100 2 CS', ['heading', '1 CS 2']],
  ['a heading in other words', 'Artikel;Wieviel\nTOM-100;2', ['heading', '1 CS 2 by default']],
  [
    'CSV with quotes',
    'Code,Description,Qty,Unit\nTOM-100,"Tomatoes, Plum, 25 LB",2,CS\n40123,"Eggs ""AA""",5,DZ',
    ['heading', '1 CS 2', '3 DZ 5'],
  ],
  ['every cell quoted', '"TOM-100","2","CS"', ['1 CS 2']],
  ['columns in another order', 'cs\t2\tTOM-100', ['1 CS 2']],
  ['quantity and unit in one cell', 'TOM-100\t2 cs', ['1 CS 2']],
  ['code and description in one cell', 'TOM-100 plum tomatoes\t2', ['1 CS 2 by default']],
  ['a table of a mail', '| TOM-100 | 2 | CS |', ['1 CS 2']],
  ['prices and extensions', 'TOM-100\t2\tCS\t41.50\t83.00', ['1 CS 2']],
  [
    'line numbers',
    '1\tTOM-100\t2\n2\tMILK-1G\t4\n3\t40123\t6',
    ['1 CS 2 by default', '2 GA 4 by default', '3 CS 6 by default'],
  ],
  ['the quantity first, codes that are numbers', '24\t40123\n36\t14473', ['3 CS 24 by default', '4 CS 36 by default']],
  [
    'a row the other way round',
    'TOM-100\t2\nMILK-1G\t3\n4\t40123',
    ['1 CS 2 by default', '2 GA 3 by default', '3 CS 4 by default'],
  ],
  ['a total', 'TOM-100\t2\nTotal\t2', ['1 CS 2 by default', 'no order line']],
  ['cells without anything', 'TOM-100;2\n;;;', ['1 CS 2 by default', 'no order line']],

  ['a decimal comma between semicolons', 'PR-11322;1,5;LB', ['5 LB 1.5']],
  ['a decimal comma in a spreadsheet', 'PR-11322\t2,5\tlb', ['5 LB 2.5']],
  ['a decimal comma in a sentence', 'TOM-100 1,5 cs', ['1 CS unclearNumber (1,5): 1.5']],
  ['a point that may be thousands', 'TOM-100;1.200;CS', ['1 CS unclearNumber (1.200): 1.2 1200']],
  ['a comma that may be thousands', 'TOM-100;1,200;CS', ['1 CS unclearNumber (1,200): 1.2 1200']],
  ['thousands in CSV', 'TOM-100,"1,000",CS', ['1 CS 1000']],
  ['thousands in a sentence', 'TOM-100 1,000 cs', ['1 CS 1000']],
  ['thousands by blanks', 'TOM-100\t1 000\tCS', ['1 CS 1000']],
  ['more decimals than a quantity has', 'PR-11322\t1.2345\tLB', ['5 LB unclearNumber (1.2345): 1.23']],
  ['full-width digits', 'TOM-100 １２ cs', ['1 CS otherDigits (１２): 12']],
  ['Arabic digits', '40123\t٣\tCS', ['3 CS otherDigits (٣): 3']],
  ['less than nothing', 'TOM-100\t-3\tCS', ['1 CS negative (-3): 3']],
  ['nothing', 'TOM-100\t0\tCS', ['1 CS zero (0):']],
  ['no quantity', 'TOM-100\t\tCS', ['1 CS missing ():']],
  ['a quantity in words', 'two cases TOM-100', ['1 CS 2']],
  ['a word as quantity', 'TOM-100\t2\nMILK-1G\tsome', ['1 CS 2 by default', '2 GA notANumber (some):']],
  ['1e3', 'TOM-100\t1e3\tCS', ['1 CS notANumber (1e3):']],
  ['two points', 'TOM-100\t1.5.2\tCS', ['1 CS notANumber (1.5.2):']],
  ['twenty digits', 'TOM-100\t12345678901234567890\tCS', ['1 CS tooLarge (12345678901234567890):']],
  ['more than a thousand', 'TOM-100 5000 cs', ['1 CS tooLarge (5000): 5000']],
  ['far more than usual', 'MILK-1G 101 gal\nMILK-1G 100 cs', ['2 GA unusual (101|2): 101', '2 CS 100']],
  ['from-to', 'TOM-100 12-14 cs', ['1 CS twoNumbers (12-14): 12 14']],
  ['a product of numbers', 'TOM-100 6 x 2', ['1 CS twoNumbers (6|2): 6 2']],
  ['two numbers', 'TOM-100 2 plum 6 oz', ['1 CS twoNumbers (2|6): 2 6']],
  ['two columns that may be the quantity', 'TOM-100\t2\t7', ['1 CS twoNumbers (2|7): 2 7']],
  ['two codes that are numbers', '40123 14473', ['unknown, twoCodes: 3 4']],
  ['a quantity that is a code too', '12\t40123', ['3 CS 12 by default']],
  ['a quantity that is a code too, with its unit', '12 ea 40123', ['3 EA 12']],

  ['numbers of the description', '2 PR-11322 Banana, Green Tip, 40 LB', ['5 CS 2 by default']],
  ['numbers of the description and no quantity', 'PR-11322 Banana, Green Tip, 40 LB', ['5 CS missing ():']],
  ['a quantity like the one of the description', '40 LB PR-11322', ['5 LB 40']],

  ['words for units', '4 boxes A-88800\nA-88800 5 dozen', ['8 BX 4', '8 DZ 5']],
  ['a unit it is not sold by', 'TOM-100 2 pallets', ['1 not by pallets, but CS EA']],
  ['a unit of other products', 'A-88800\t4\tcase', ['8 not by case, but BX DZ, 4 BX']],
  ['off the multiple', 'TOM-100 13 ea\nTOM-100 1 ea', ['1 13 EA, not by 12: 12 24', '1 1 EA, not by 12: 12']],
  ['off a decimal multiple', 'PR-11322 2.3 lb', ['5 2.3 LB, not by 0.5: 2 2.5']],
  ['an excluded category', 'XX-66600 2', ['6 Excluded for this customer']],
  ['an unsold product', 'XX-77700 2', ['7 Product has no Sell By U/M']],
  [
    'the same twice, and in another unit',
    '2 cs TOM-100\n3 cases tom100\n12 ea TOM-100',
    ['1 CS 2', '1 CS 3 as in line 1', '1 EA 12'],
  ],

  ['letters swapped', 'TMO-100 2 cs', ['unknown, noProduct: 1']],
  ['one letter wrong', 'TOM-101 2 cs', ['unknown, noProduct: 1']],
  ['an unknown code beside known words', '99999 2 cs plum tomatoes', ['unknown, noProduct: 1']],
  ['an unknown code like no other', 'ZEBRA-7\t5\tCS', ['unknown, noProduct:']],
  ['no code', '2 cs plum tomatoes', ['unknown, noCode: 1']],
  ['a name alone', 'plum tomatoes', ['unknown, noCode: 1']],
  ['a code of two products', '88800 2 bx', ['unknown, manyProducts: 8 9']],
  [
    'a mail around',
    'Hi Anna,\nplease send\n2 cs TOM-100\nThanks!\nTel. 207-555-0100',
    ['no order line', 'no order line', '1 CS 2', 'no order line', 'no order line'],
  ],
];

describe('a pasted line is matched:', () => {
  test.each(snippets)('%s', (_, text, results) => {
    expect(read(text)).toEqual(results);
  });
});

describe('lines', () => {
  test('keep their number and their text', () => {
    expect(pastedLines('\ufeffone \r\n\r\n\u200b\n  two\t\n')).toEqual([
      { number: 1, text: 'one' },
      { number: 4, text: '  two' },
    ]);
  });

  test.each([
    ['12', false],
    [' 12 \r\n', false],
    ['12\t', false],
    ['', false],
    ['12\n13', true],
    ['TOM-100\t12', true],
    ['TOM-100 12', false],
  ])('%j is a list: %s', (text, isList) => {
    expect(isPastedList(text)).toBe(isList);
  });
});
