import { describe, expect, test } from 'vitest';
import type { LineMatch } from '#domain/paste/matchPaste.ts';
import { matchText } from '#domain/paste/review.ts';
import { lettersAndDigits, longNumbers, mixedCodes } from './pasteCorpus/otherCodes.ts';
import { shortNumbers } from './pasteCorpus/shortNumbers.ts';
import { catalogue, catalogueFor, shelfProduct } from './pasteSamples.ts';

const sold = (key: number, code: string, description: string, units = ['CS', 'EA']) => ({
  ...shelfProduct(key, [code, code], description, units),
  productCategoryCode: 'OPEN',
});

/** Of the small distributor 17 is not sold any more. */
const smallDistributor = catalogueFor([
  sold(4, '4', 'Apples, Red'),
  sold(6, '6', 'Pears, Green'),
  sold(10, '10', 'Salt, Sea'),
  sold(40, '40', 'Plums, Blue'),
  sold(130, '130', 'Fan, Large'),
  sold(200, 'B12', 'Brackets', ['EA']),
]);
const letters = catalogueFor([
  sold(1, 'B12', 'Brackets'),
  sold(2, 'VS150', 'Crisps'),
  sold(3, '12CT', 'Towels'),
  sold(4, 'QX7', 'Cable'),
  sold(5, 'OKRA', 'Okra'),
  sold(6, '2x4', 'Beam'),
]);
const mixed = catalogueFor([
  sold(1, '7', 'Salt'),
  sold(2, '12', 'Sugar'),
  sold(3, '430', 'Rice'),
  sold(4, '50321', 'Beans'),
  sold(5, 'AB12', 'Lentils'),
]);

const corpora = [
  { name: 'codes of one to three digits', text: shortNumbers, by: smallDistributor },
  { name: 'codes of five digits', text: longNumbers, by: catalogue },
  { name: 'codes of letters and digits', text: lettersAndDigits, by: letters },
  { name: 'codes of all kinds', text: mixedCodes, by: mixed },
];

const pastesOf = (text: string) =>
  text
    .trim()
    .split('\n\n')
    .map((paste) => paste.split('\n').map((line) => line.split(' => ') as [pasted: string, wanted: string]));

function outcome(match: LineMatch, nameOf: (key: number) => string): string {
  switch (match.kind) {
    case 'found':
    case 'repeated': {
      const again = match.kind === 'repeated' ? 'again ' : '';
      return `${again}${nameOf(match.productKey)} ${match.unit} ${match.quantity}`;
    }
    case 'unknown':
      return {
        noProduct: `unknown ${match.code}`,
        discontinued: `discontinued ${match.code}`,
        noCode: 'no code',
        twoCodes: 'two codes',
        manyProducts: 'many',
      }[match.why];
    case 'undecided':
      return '?';
    case 'doubtfulQuantity':
      return `${nameOf(match.productKey)} ${match.why}`;
    case 'wrongMultiple':
      return `${nameOf(match.productKey)} off multiple`;
    case 'notOrderLine':
      return match.isHeading ? 'heading' : '-';
    default:
      return match.kind;
  }
}

describe.each(corpora)('$name', ({ text, by }) => {
  const nameOf = (key: number) => (key === 200 ? 'B12' : String(key));

  test.each(pastesOf(text))('%j', (...lines) => {
    const pasted = lines.map(([line]) => line).join('\n');
    const outcomes = matchText(pasted, by).map(({ match }) => outcome(match, nameOf));
    expect(lines.map(([line], at) => `${line} => ${outcomes[at]}`)).toEqual(
      lines.map(([line, wanted]) => `${line} => ${wanted}`),
    );
  });
});

test('the corpus has 300 lines', () => {
  expect(corpora.flatMap(({ text }) => pastesOf(text).flat()).length).toBeGreaterThanOrEqual(300);
});
