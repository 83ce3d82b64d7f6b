import type { ImportOptions } from '#server/modules/dataImport/importFile.ts';

export interface Trap {
  file: string;
  kind: string;
  options?: Partial<ImportOptions>;
  /** The numbers of rows, or that the file is refused; then everything that is said. */
  verdict: string[];
}

const ABOVE = (line: number) => `The headings were found in row ${line}. The rows above it were left out.`;
const EDI = (name: string) =>
  `The file is an EDI message (${name}). It is not a table. Export the same data from your system as CSV or XLSX.`;

const READ_AS =
  'F2 is read as available, because all of its values are numbers. Choose another column if that is wrong.';

/** Files on which imports go wrong, and what has to happen with them. */
export const TRAPS: readonly Trap[] = [
  // Values.
  { file: 'codes-with-zeros.xlsx', kind: 'stock', verdict: ['0 new, 2 changed, 0 same, 0 refused'] },
  {
    file: 'code-in-exponent.xlsx',
    kind: 'stock',
    verdict: [
      '0 new, 0 changed, 0 same, 1 refused',
      '2: product shows 1.23457E+11. This number has more digits than a spreadsheet keeps or shows',
    ],
  },
  {
    file: 'decimal-comma-beside-groups.csv',
    kind: 'prices',
    verdict: [
      '0 new, 1 changed, 0 same, 1 refused',
      'price? 1,250 is 1250 or 1.250',
      '3: price "1,250" could be 1250 or 1.250',
    ],
  },
  {
    file: 'decimal-comma-beside-groups.csv',
    kind: 'prices',
    options: { decimal: 'comma' },
    verdict: ['0 new, 2 changed, 0 same, 0 refused'],
  },
  {
    file: 'decimal-semicolon.csv',
    kind: 'prices',
    verdict: [
      '0 new, 0 changed, 0 same, 1 refused',
      'price? 1.250 is 1.250 or 1250',
      '2: price "1.250" could be 1.250 or 1250',
    ],
  },
  { file: 'dates-that-prove-the-order.csv', kind: 'openItems', verdict: ['2 new, 0 changed, 0 same, 0 refused'] },
  {
    file: 'dates-of-both-orders.csv',
    kind: 'openItems',
    verdict: [
      '1 new, 0 changed, 0 same, 1 refused',
      'date? 10/02/2026 is 2026-10-02 or 2026-02-10',
      '2: date "10/02/2026" could be 2026-10-02 or 2026-02-10',
    ],
  },
  {
    file: 'holds-of-no-unit.csv',
    kind: 'units',
    verdict: [
      '0 new, 0 changed, 0 same, 1 refused',
      '2: holds "500 g" counts in g, which is not a unit of product 00042',
    ],
  },
  {
    file: 'price-factor-95.csv',
    kind: 'customers',
    verdict: ['0 new, 0 changed, 0 same, 1 refused', '2: priceFactor 95 is above 5. Did you mean a percentage?'],
  },
  {
    file: 'blanks-that-look-like-spaces.csv',
    kind: 'stock',
    verdict: [
      '0 new, 2 changed, 0 same, 0 refused',
      '2: product "\u00a000042\u2009" has extra spaces',
      '3: product "90.750\u00a0" has extra spaces',
    ],
  },
  { file: 'protected-text.csv', kind: 'stock', verdict: ['0 new, 2 changed, 0 same, 0 refused'] },
  { file: 'inactive.csv', kind: 'products', verdict: ['2 new, 0 changed, 0 same, 0 refused'] },
  // Columns.
  {
    file: 'list-price-and-net-price.csv',
    kind: 'prices',
    verdict: ['refused', 'Several headings can be price: "List Price", "Net Price". Choose the column.'],
  },
  {
    file: 'price-twice.csv',
    kind: 'prices',
    verdict: ['refused', 'Several headings can be price: "Price", "Price (2)". Choose the column.'],
  },
  {
    file: 'price-twice.csv',
    kind: 'prices',
    options: { columns: { 'Price (2)': 'price', Price: null } },
    verdict: ['0 new, 1 changed, 0 same, 0 refused'],
  },
  {
    file: 'name-and-description.csv',
    kind: 'products',
    verdict: ['refused', 'Several headings can be description: "Description", "Name". Choose the column.'],
  },
  {
    file: 'line-numbers.csv',
    kind: 'products',
    verdict: [
      'refused',
      'There is no column for code. The headings are "No.", "Product Name", "Category", "UM". Choose the column.',
      'No. has the numbers 1, 2, 3 and so on. Choose its column if they are codes and not line numbers.',
    ],
  },
  {
    file: 'columns-without-names.csv',
    kind: 'stock',
    verdict: [
      'refused',
      'There is no column for product. The headings are "Column1", "F2", "Column 3". Choose the column.',
      'Column1 can be product, because all of its values are product codes of the shop. Choose it if that is right.',
      READ_AS,
    ],
  },
  {
    file: 'columns-without-names.csv',
    kind: 'stock',
    options: { columns: { Column1: 'product' } },
    verdict: ['0 new, 2 changed, 0 same, 0 refused', READ_AS],
  },
  { file: 'unit-left-out.csv', kind: 'prices', verdict: ['0 new, 2 changed, 0 same, 0 refused'] },
  {
    file: 'unit-left-out.csv',
    kind: 'prices',
    options: { constants: { unit: 'EA' } },
    verdict: [
      '0 new, 0 changed, 0 same, 2 refused',
      '2: product 00042 has no unit "EA"',
      '3: product 00043 has no unit "EA"',
    ],
  },
  {
    file: 'unit-of-unknown-product.csv',
    kind: 'prices',
    verdict: ['0 new, 1 changed, 0 same, 1 refused', '3: there is no product "00044"'],
  },
  {
    file: 'unit-of-several.csv',
    kind: 'prices',
    verdict: ['0 new, 0 changed, 0 same, 1 refused', '2: unit is missing, and product 43 has CS and EA'],
  },
  {
    file: 'unit-of-several.csv',
    kind: 'prices',
    options: { constants: { unit: 'EA' } },
    verdict: ['0 new, 1 changed, 0 same, 0 refused'],
  },
  {
    file: 'unit-of-several.csv',
    kind: 'prices',
    options: { constants: { product: '43', unit: 'EA' } },
    verdict: [
      'refused',
      'product cannot be set for all rows, because Item is that column. Ignore the column, or do not set the value.',
    ],
  },
  // Tables.
  { file: 'headings-in-row-3.csv', kind: 'prices', verdict: ['0 new, 2 changed, 0 same, 0 refused', ABOVE(3)] },
  { file: 'merged-titles.xlsx', kind: 'stock', verdict: ['0 new, 1 changed, 0 same, 0 refused', ABOVE(4)] },
  {
    file: 'totals-at-the-end.csv',
    kind: 'stock',
    verdict: [
      '0 new, 2 changed, 0 same, 0 refused',
      'Row 5 was left out because it has totals: 9.',
      'Row 6 was left out because it has totals: Grand Total, 9.',
    ],
  },
  { file: 'total-is-a-product.csv', kind: 'stock', verdict: ['0 new, 2 changed, 0 same, 0 refused'] },
  { file: 'sep-line.csv', kind: 'stock', verdict: ['0 new, 1 changed, 0 same, 0 refused'] },
  { file: 'line-breaks-mixed.csv', kind: 'stock', verdict: ['0 new, 3 changed, 0 same, 0 refused'] },
  { file: 'blank-lines.csv', kind: 'stock', verdict: ['0 new, 2 changed, 0 same, 0 refused'] },
  { file: 'stock-utf-16.csv', kind: 'stock', verdict: ['0 new, 1 changed, 0 same, 0 refused'] },
  {
    file: 'quote-that-swallows-rows.csv',
    kind: 'stock',
    verdict: ['0 new, 1 changed, 0 same, 1 refused', '2: quotation marks in this row include the rows below it'],
  },
  { file: 'quotes-inside.csv', kind: 'stock', verdict: ['0 new, 2 changed, 0 same, 0 refused'] },
  { file: 'empty-last-columns.csv', kind: 'stock', verdict: ['0 new, 2 changed, 0 same, 0 refused'] },
  {
    file: 'more-cells-than-headings.csv',
    kind: 'stock',
    verdict: ['0 new, 1 changed, 0 same, 1 refused', '2: the row has 3 cells but the file has 2 headings'],
  },
  {
    file: 'page-breaks.csv',
    kind: 'stock',
    verdict: [
      '0 new, 2 changed, 0 same, 0 refused',
      ABOVE(2),
      'Rows 4 and 5 repeat the title or the headings, and were left out.',
    ],
  },
  // Files that are no tables.
  { file: 'edi-832.edi', kind: 'prices', verdict: ['refused', EDI('X12 832')] },
  { file: 'edi-850.edi', kind: 'orders', verdict: ['refused', EDI('X12 850')] },
  { file: 'edifact-pricat.edi', kind: 'prices', verdict: ['refused', EDI('EDIFACT PRICAT')] },
  { file: 'edifact-orders.edi', kind: 'orders', verdict: ['refused', EDI('EDIFACT ORDERS')] },
  {
    file: 'price-list.pdf',
    kind: 'prices',
    verdict: [
      'refused',
      'The file is a PDF document. A PDF has no columns that can be read reliably. Export the list as CSV or XLSX where the PDF comes from, or ask your supplier for it.',
    ],
  },
  {
    file: 'web-page.xls',
    kind: 'stock',
    verdict: [
      'refused',
      'The file is a web page, even if its name ends in .xls. Open it in a spreadsheet program, and save it as XLSX or CSV.',
    ],
  },
  {
    file: 'old-workbook.xls',
    kind: 'stock',
    verdict: ['refused', 'The file is an old Excel workbook (.xls). Save it as XLSX or CSV.'],
  },
  {
    file: 'open-document.ods',
    kind: 'stock',
    verdict: ['refused', 'The file is an OpenDocument spreadsheet (.ods). Save it as XLSX or CSV.'],
  },
  {
    file: 'files.zip',
    kind: 'stock',
    verdict: [
      'refused',
      'The file is a zip archive with 2 files to import. Unpack it, and import the files one by one.',
    ],
  },
  {
    file: 'photo.png',
    kind: 'stock',
    verdict: ['refused', 'The file is a picture. Export the list as CSV or XLSX instead.'],
  },
];
