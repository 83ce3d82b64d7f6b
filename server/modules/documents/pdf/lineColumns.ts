import { documentsText } from '#domain/texts/documentsText.ts';
import type { Column, Row } from '../../../platform/pdf/columns.ts';
import type { PdfLine } from '../orderPdf.ts';

/** The ordered or delivered products, without prices. */
export const productColumns = (): Column[] => [
  { kind: 'text', heading: documentsText('lines.item'), minimum: 44, maximum: 84 },
  { kind: 'wide', heading: documentsText('lines.description') },
  { kind: 'number', heading: documentsText('lines.quantity'), minimum: 34, unitMinimum: 12 },
];

export function rowOfProduct({ code, description, notes, quantity, unit }: PdfLine): Row {
  return [{ text: code }, { text: description, notes }, { text: quantity, unit }];
}
