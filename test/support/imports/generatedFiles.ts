import { rowOf, workbookOf, zipOf } from '../files/workbook.ts';

const DYNAMICS_HEADINGS = [
  ...['No.', 'Description', 'Type', 'Inventory', 'Base Unit of Measure', 'Unit Cost', 'Unit Price'],
  ...['Item Category Code', 'Blocked'],
];

/** Test files that are not text, by the name that a user would give them. */
export const GENERATED_FILES: Readonly<Record<string, Buffer>> = {
  'codes-with-zeros.xlsx': workbookOf(
    rowOf(1, ['Item', 'On Hand']) +
      rowOf(2, [
        [1, 42],
        [0, 4],
      ]) +
      rowOf(3, [
        [2, 90.75],
        [0, 5],
      ]),
    { formats: ['00000', '0.000'] },
  ),
  'code-in-exponent.xlsx': workbookOf(
    rowOf(1, ['Item', 'On Hand']) +
      rowOf(2, [
        [0, 123_456_789_012],
        [0, 4],
      ]),
  ),
  'merged-titles.xlsx': workbookOf(
    rowOf(1, ['Harbor Foods']) + rowOf(2, ['Stock']) + rowOf(4, ['Item', 'On Hand']) + rowOf(5, ['00042', [0, 4]]),
    { after: '<mergeCells><mergeCell ref="A1:B1"/><mergeCell ref="A2:B2"/></mergeCells>' },
  ),
  'dynamics-items.xlsx': workbookOf(
    rowOf(1, DYNAMICS_HEADINGS) +
      rowOf(2, ['1896-S', 'ATHENS Desk', 'Inventory', [1, 4], 'PCS', [2, 780.7], [2, 1000.8], 'TABLE', [3, 0]]) +
      rowOf(3, ['1900-S', 'PARIS Guest Chair', 'Inventory', [1, 1230], 'PCS', [2, 150], [2, 192.8], 'CHAIR', [3, 0]]) +
      rowOf(4, ['1999-S', 'OSLO Lamp', 'Inventory', [1, 0], 'PCS', [2, 0], [2, 12.5], 'CHAIR', 'Yes']),
    { formats: ['#,##0', '#,##0.00', '"Yes";;"No"'] },
  ),
  'open-document.ods': zipOf({ 'content.xml': '<office:document-content/>' }),
  'files.zip': zipOf({ 'products.csv': 'code\nA\n', 'prices.csv': 'code\nA\n' }),
  'old-workbook.xls': Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]),
  'photo.png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  'stock-utf-16.csv': Buffer.from('\ufeffItem\tOn Hand\r\n00042\t4\r\n', 'utf16le'),
};
