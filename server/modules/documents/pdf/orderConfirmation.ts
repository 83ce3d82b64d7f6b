import { documentsText } from '#domain/texts/documentsText.ts';
import type { Column, Row } from '../../../platform/pdf/columns.ts';
import { drawFacts } from '../../../platform/pdf/facts.ts';
import { Sheet } from '../../../platform/pdf/sheet.ts';
import { drawTable } from '../../../platform/pdf/table.ts';
import { drawBlocks, drawRemark } from '../../../platform/pdf/textBlocks.ts';
import { drawTotals, roomForTotals } from '../../../platform/pdf/totals.ts';
import { type OrderPdf, type PdfLine, placeLabel } from '../orderPdf.ts';
import { productColumns, rowOfProduct } from './lineColumns.ts';

const ESTIMATE_NOTE = documentsText('orderConfirmation.estPricedByWeightTheFinal');

const priceColumns: readonly Column[] = [
  { kind: 'number', heading: documentsText('lines.price'), minimum: 44, unitMinimum: 18 },
  { kind: 'number', heading: documentsText('lines.extension'), minimum: 52 },
];

function rowOf(line: PdfLine): Row {
  const { price, priceUnit, extension, isEstimate } = line;
  return [
    ...rowOfProduct(line),
    { text: price, unit: `/ ${priceUnit}` },
    isEstimate ? { text: extension, before: 'est.' } : { text: extension },
  ];
}

/** The confirmation or the invoice of an order. */
export async function renderOrderConfirmation(pdf: OrderPdf, madeAt: Date): Promise<Buffer> {
  const { title, number, letterhead, facts, shipTo, billTo, remarks, lines, totals, hasPrices } = pdf;
  const sheet = new Sheet({ letterhead, title, subtitle: number, madeAt });
  drawFacts(sheet, facts);
  const lineColumns = shipTo.length > 0 ? [{ label: placeLabel(pdf), texts: shipTo }] : [];
  drawBlocks(sheet, [...lineColumns, { label: documentsText('orderConfirmation.billTo'), texts: billTo }]);
  for (const remark of remarks) drawRemark(sheet, remark);
  sheet.y += 6;
  drawTable(sheet, {
    columns: hasPrices ? [...productColumns(), ...priceColumns] : productColumns(),
    rows: lines.map(rowOf),
    roomAfter: roomForTotals(totals),
  });
  drawTotals(sheet, totals, lines.some((line) => line.isEstimate) ? ESTIMATE_NOTE : '');
  return await sheet.close();
}
