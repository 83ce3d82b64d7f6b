import fc from 'fast-check';
import type { PasteCatalogue } from '#domain/paste/matchPaste.ts';
import { catalogueFor, shelfProduct } from './pasteSamples.ts';

/** A pasted line with its intended meaning. */
export interface MeantLine {
  code: string;
  /** Null for a code that is unknown, or not sold any more. */
  productKey: number | null;
  quantity: string;
}

export interface Order {
  catalogue: PasteCatalogue;
  text: string;
  lines: readonly MeantLine[];
  isHeaded: boolean;
  /** Only blanks between code, quantity and the words of a description. */
  isSentence: boolean;
  /** The column of the code, from 0. */
  codeColumn: number;
}

const digits = (most: number) => fc.integer({ min: 1, max: most }).map(String);
const short = fc.constantFrom(9, 40, 99, 999, 9999);
const five = fc.integer({ min: 10_000, max: 99_999 }).map(String);
const lettered = fc
  .tuple(fc.constantFrom('A', 'B', 'TOM', 'VS', 'QX', 'BAR'), fc.integer({ min: 10, max: 9999 }))
  .map(([letters, number]) => `${letters}${number}`);

const codes = short.chain((most) =>
  fc
    .constantFrom(digits(most), digits(most), digits(most), five, lettered, fc.oneof(digits(most), five, lettered))
    .chain((code) => fc.uniqueArray(code, { minLength: 6, maxLength: 60 }).map((list) => ({ list, most }))),
);
const word = fc.constantFrom('Banana', 'Chips', 'Fan', 'Model', 'Vitamin', 'Blue', 'Salt', 'Fresh', 'Tape');
const size = fc.constantFrom('150GM', '6', '25 LB', '1200', '2 x 50', '150GM x 30', 'B12 100CT', '12/3', '40 CT', '');
const described = fc.tuple(word, word, size).map(([one, other, measure]) => `${one} ${other} ${measure}`.trim());

const DELIMITERS = ['\t', ';', ',', '|', ' ', ' x '] as const;
type Field = 'code' | 'quantity' | 'unit' | 'description';
const ORDERS: readonly (readonly Field[])[] = [
  ['code', 'description', 'quantity', 'unit'],
  ['quantity', 'unit', 'code', 'description'],
  ['description', 'code', 'quantity', 'unit'],
];
const HEADINGS: Readonly<Record<Field, string>> = {
  code: 'Code',
  quantity: 'Qty',
  unit: 'UOM',
  description: 'Description',
};

/** Of every ten codes of a catalog one is not sold any more; a few pasted codes were never there. */
export const order: fc.Arbitrary<Order> = codes.chain(({ list, most }) => {
  const sold = list.filter((_, at) => at % 10 !== 9);
  const unsold = list.filter((_, at) => at % 10 === 9);
  const unknown = fc.oneof(digits(most), five, lettered).filter((code) => !list.includes(code));
  const code = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...sold) },
    { weight: 2, arbitrary: unsold.length > 0 ? fc.constantFrom(...unsold) : unknown },
    { weight: 1, arbitrary: unknown },
  );
  const quantity = fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 60 }), fc.constant(120));
  return fc
    .record({
      delimiter: fc.constantFrom(...DELIMITERS),
      fields: fc.constantFrom(...ORDERS),
      isHeaded: fc.boolean(),
      hasUnit: fc.boolean(),
      hasDescription: fc.boolean(),
      names: fc.array(described, { minLength: list.length, maxLength: list.length }),
      name: described,
      meant: fc.uniqueArray(fc.tuple(code, quantity), { minLength: 1, maxLength: 20, selector: ([one]) => one }),
    })
    .map(({ delimiter, fields, names, name, meant, ...has }): Order => {
      const isTimes = delimiter === ' x ';
      const hasDescription = has.hasDescription && !isTimes;
      const shown = fields.filter(
        (field) => (field !== 'unit' || (has.hasUnit && !isTimes)) && (field !== 'description' || hasDescription),
      );
      const isHeaded = has.isHeaded && !isTimes;
      const lines = meant.map(([text, count]) => {
        const place = sold.indexOf(text);
        return { code: text, productKey: place < 0 ? null : place + 1, quantity: String(count) };
      });
      const textOf = (line: MeantLine, field: Field) => {
        if (field === 'description') return names[list.indexOf(line.code)] ?? name;
        return field === 'unit' ? 'CS' : line[field];
      };
      const rows = lines.map((line) => shown.map((field) => textOf(line, field)).join(delimiter));
      const products = sold.map((one, at) => ({
        ...shelfProduct(at + 1, [one, one], names[list.indexOf(one)] ?? '', ['CS', 'EA']),
        productCategoryCode: 'OPEN',
      }));
      return {
        catalogue: catalogueFor(products),
        text: [...(isHeaded ? [shown.map((field) => HEADINGS[field]).join(delimiter)] : []), ...rows].join('\n'),
        lines,
        isHeaded,
        isSentence: delimiter === ' ' && hasDescription,
        codeColumn: shown.indexOf('code'),
      };
    });
});

/** Whether the quantities of an order without a heading could be its codes as well. */
export function fitsBothWays({ lines, catalogue: { index } }: Order): boolean {
  const { codeDigits } = index;
  const isNumber = lines.every(({ code }) => /^\d+$/.test(code) && Number(code) <= 1000);
  return isNumber && lines.every(({ quantity }) => codeDigits.some((many) => Math.abs(many - quantity.length) <= 1));
}
