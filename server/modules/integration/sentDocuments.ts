import { money } from '#domain/dataImport/kinds/ledgerColumns.ts';
import { ledgerTexts } from '#domain/dataImport/ledgerTexts.ts';
import { PROGRAM_NOTATION } from '#domain/dataImport/notation.ts';
import { paysText } from '#domain/dataImport/paysCell.ts';
import type { CellIssue, Row } from '#domain/dataImport/rowResult.ts';
import { decimal } from '#domain/decimal.ts';
import { type Application, InboundInvoice, InboundPayment } from '#domain/integration/inbound.ts';
import { unknownFields } from '#domain/integration/unknownFields.ts';
import { MONEY_PLACES, sumMoney } from '#domain/money.ts';
import { inboundInvoicesTarget } from '../dataImport/write/ledger/invoicesTarget.ts';
import { inboundOpenItemsTarget } from '../dataImport/write/ledger/openItemsTarget.ts';
import type { Cells, Sent } from './importData.ts';

/** The calls' names of a document's columns. */
const FIELDS: Readonly<Record<string, string>> = {
  customer: 'customerCode',
  document: 'code',
  type: 'kind',
  order: 'orderNumber',
  due: 'dueOn',
  po: 'poNumber',
  charges: 'addOnCharges',
  taxable: 'taxableAmount',
  pays: 'applications',
};
const INVOICE_FIELDS = { ...FIELDS, reference: 'invoiceNumber', date: 'issuedOn' };
const PAYMENT_FIELDS = { ...FIELDS, date: 'receivedOn' };
const LINE_FIELDS: Readonly<Record<string, string>> = {
  ...{ line: 'line', product: 'productCode', description: 'description', quantity: 'quantity', unit: 'unit' },
  ...{ price: 'unitPrice', priceUnit: 'priceUnit', extension: 'extension', orderLine: 'line' },
  ...{ billedQuantity: 'billedQuantity', billedUnit: 'billedUnit' },
};

const named = (fields: Readonly<Record<string, string>>, column: string) => fields[column] ?? column;

function paysOf(applications: readonly Application[] | undefined): string | undefined {
  return applications && paysText(applications);
}

/** `lineTotal` repeats the sum of the lines, so that a lost line is detected. */
function validateRows({ lines, lineTotal }: InboundInvoice, rows: readonly Row[]): CellIssue[] {
  if (lines.length === 0) return [{ column: 'lines', value: null, ...ledgerTexts.noLines }];
  if (rows.some(({ refusals }) => refusals.length > 0)) return [];
  const read = money(String(lineTotal), 'lineTotal', PROGRAM_NOTATION, () => '');
  if ('refusal' in read) return [{ column: 'lineTotal', value: String(lineTotal), ...read.refusal }];
  const sum = sumMoney(rows.map(({ values }) => decimal(values.extension ?? '0')));
  if (sum.equals(read.value)) return [];
  const [stated, extensions] = [decimal(read.value).toFixed(MONEY_PLACES), sum.toFixed(MONEY_PLACES)];
  const remark = ledgerTexts.otherLineTotal(stated, extensions);
  return [{ column: 'lineTotal', value: stated, ...remark }];
}

/** An invoice or a credit as the rows of its lines; the first row has the values that all share. */
export function sentInvoice(answer: InboundInvoice): Sent {
  const name: Cells = { customer: answer.customerCode, document: answer.code };
  const head: Cells = {
    ...{ type: answer.kind, reference: answer.invoiceNumber, order: answer.orderNumber, date: answer.issuedOn },
    ...{ due: answer.dueOn, po: answer.poNumber, remarks: answer.remarks, charges: answer.addOnCharges },
    ...{ taxable: answer.taxableAmount, tax: answer.tax, total: answer.total, pays: paysOf(answer.applications) },
  };
  const rows = answer.lines.map((line, place) => ({
    ...{ ...name, line: place + 1, product: line.productCode, description: line.description },
    ...{ quantity: line.quantity, unit: line.unit, price: line.unitPrice, priceUnit: line.priceUnit },
    ...{ extension: line.extension, orderLine: line.line, override: answer.override },
    ...{ billedQuantity: line.billedQuantity, billedUnit: line.billedUnit },
    ...(place === 0 && head),
  }));
  return {
    ...{ stored: inboundInvoicesTarget, rows, unknown: unknownFields(InboundInvoice, answer) },
    fieldOf(column, place) {
      const ofLine = LINE_FIELDS[column];
      return ofLine === undefined ? named(INVOICE_FIELDS, column) : `lines[${place}].${ofLine}`;
    },
    validate: (read) => validateRows(answer, read),
  };
}

/** A payment as a document of the account. */
export function sentPayment(answer: InboundPayment): Sent {
  const row: Cells = {
    ...{ customer: answer.customerCode, document: answer.code, type: 'payment', reference: answer.reference },
    ...{ date: answer.receivedOn, amount: answer.amount, remarks: answer.remarks, pays: paysOf(answer.applications) },
  };
  return {
    ...{ stored: inboundOpenItemsTarget, rows: [row], unknown: unknownFields(InboundPayment, answer) },
    fieldOf: (column) => named(PAYMENT_FIELDS, column),
  };
}
