import { documentsText } from '#domain/texts/documentsText.ts';
import { drawFacts } from '../../../platform/pdf/facts.ts';
import { styles } from '../../../platform/pdf/look.ts';
import { Sheet } from '../../../platform/pdf/sheet.ts';
import { drawSignature } from '../../../platform/pdf/signature.ts';
import { drawTable } from '../../../platform/pdf/table.ts';
import { drawBlocks } from '../../../platform/pdf/textBlocks.ts';
import type { OrderPdf } from '../orderPdf.ts';
import { productColumns, rowOfProduct } from './lineColumns.ts';

const ROOM_FOR_SIGNATURE = 92;

export interface DeliveryNote extends Pick<OrderPdf, 'letterhead' | 'number' | 'facts' | 'shipTo' | 'lines'> {
  title: string;
  receivedBy: string;
  /** Date and time of day, as they were written on it. */
  receivedAt: string;
}

/** The delivered products, signed by the recipient. It has no prices, because the driver carries it. */
export async function renderDeliveryNote(note: DeliveryNote, madeAt: Date): Promise<Buffer> {
  const { title, number, letterhead, facts, shipTo, lines, receivedBy, receivedAt } = note;
  const sheet = new Sheet({ letterhead, title, subtitle: number, madeAt });
  drawFacts(sheet, facts);
  drawBlocks(sheet, [{ label: documentsText('deliveryNote.deliveredTo'), texts: shipTo }]);
  sheet.y += 6;
  drawTable(sheet, { columns: productColumns(), rows: lines.map(rowOfProduct), roomAfter: ROOM_FOR_SIGNATURE });
  const { type, tags, frame } = sheet;
  sheet.y += 30;
  tags.content({ tag: 'P' }, () =>
    type.draw(documentsText('deliveryNote.allReceived'), frame.left, sheet.y, styles.body),
  );
  sheet.y += 42;
  drawSignature(sheet, receivedBy);
  sheet.y += 2;
  sheet.rule();
  sheet.y += 12;
  tags.content({ tag: 'P' }, () => {
    type.draw(documentsText('deliveryNote.receivedBy', { name: receivedBy }), frame.left, sheet.y, styles.quiet);
    type.draw(receivedAt, frame.right, sheet.y, styles.quiet, 'right');
  });
  return await sheet.close();
}
