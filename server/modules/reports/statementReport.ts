import type { Kysely } from 'kysely';
import { decimal } from '#domain/decimal.ts';
import { formatDate } from '#domain/formatDate.ts';
import { formatMoney } from '#domain/money.ts';
import type { OpenItem } from '#domain/receivable/openItem.ts';
import type { CsvCell } from '#domain/report/csv.ts';
import { reportsText } from '#domain/texts/reportsText.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Cell, Column } from '../../platform/pdf/columns.ts';
import { shownPhone } from '../../platform/text/shownPhone.ts';
import { findParty } from '../documents/documentRepository.ts';
import { findLetterhead } from '../documents/letterhead.ts';
import { billTo } from '../documents/orderPdf.ts';
import { findAcceptedIssuers } from '../payments/acceptedIssuers.ts';
import { type Statement, statementOn } from '../receivables/receivableService.ts';
import { type AskedReport, customerFacts, type Report, type ReportLine } from './report.ts';

const columns = (): Column[] => [
  { kind: 'text', heading: reportsText('statementReport.date'), minimum: 50, maximum: 50 },
  { kind: 'text', heading: reportsText('statementReport.due'), minimum: 50, maximum: 50 },
  { kind: 'wide', heading: reportsText('statementReport.reference') },
  { kind: 'text', heading: reportsText('statementReport.pONumber'), minimum: 52, maximum: 90 },
  { kind: 'number', heading: reportsText('statementReport.amount'), minimum: 52 },
  { kind: 'number', heading: reportsText('statementReport.open'), minimum: 52 },
];

const csvHeadings = () => [
  reportsText('statementReport.date'),
  reportsText('statementReport.due'),
  reportsText('csv.type'),
  reportsText('statementReport.reference'),
  reportsText('csv.pONumber'),
  reportsText('csv.charge'),
  reportsText('csv.credit'),
  reportsText('csv.openCharge'),
  reportsText('csv.openCredit'),
];

/** Charges and credits have columns of their own, so that neither is below zero. */
function inColumns(amount: number, isCredit: boolean): [CsvCell, CsvCell] {
  const number = { number: decimal(Math.abs(amount)).toFixed(2) };
  return isCredit ? ['', number] : [number, ''];
}

function lineOf({
  type,
  reference,
  invoiceDate,
  dueDate,
  po_number,
  initial,
  balance,
  isCredit,
}: OpenItem): ReportLine {
  const [charge, credit] = inColumns(initial, isCredit);
  const [openCharge, openCredit] = inColumns(balance, isCredit);
  const dates = [formatDate(invoiceDate), formatDate(dueDate)];
  const cells: Cell[] = [
    ...dates.map((text) => ({ text })),
    { text: `${type} ${reference}` },
    { text: po_number ?? '' },
    { text: formatMoney(initial) },
    { text: formatMoney(balance) },
  ];
  return { cells, csv: [[...dates, type, reference, po_number ?? '', charge, credit, openCharge, openCredit]] };
}

/** The aging buckets are above the amount due. */
function totals({ current, buckets, items, balance }: Statement) {
  const credits = items.filter(({ isCredit }) => isCredit).reduce((sum, item) => sum.plus(item.balance), decimal(0));
  return [
    { label: reportsText('statementReport.current'), value: current },
    ...buckets.map(({ name, value }) => ({ label: reportsText('statementReport.pastDue', { name }), value })),
    { label: reportsText('statementReport.credits'), value: credits },
    {
      label: balance.isNegative()
        ? reportsText('statementReport.inYourFavor')
        : reportsText('statementReport.balanceDue'),
      value: balance,
    },
  ].map(({ label, value }) => ({ label, text: formatMoney(value) }));
}

/** Online where the shop takes payments, and by check where its address is known. */
async function waysToPay(database: Kysely<Database>, customerCode: string): Promise<string> {
  const [issuers, { name, address, phone }] = await Promise.all([
    findAcceptedIssuers(database),
    findLetterhead(database),
  ]);
  const mailTo = [name, ...address.split('\n')].map((line) => line.trim()).filter((line) => line !== '');
  return [
    ...(issuers.length > 0 ? [reportsText('statementReport.payOnline')] : []),
    ...(address.trim() === ''
      ? []
      : [reportsText('statementReport.payByCheck', { code: customerCode, address: mailTo.join(', ') })]),
    ...(phone.trim() === '' ? [] : [reportsText('statementReport.questions', { phone: shownPhone(phone) })]),
  ].join('\n');
}

/** The open items of the account, oldest due first; null when there are none. */
export async function statementReport(
  database: Kysely<Database>,
  { customerKey, today }: AskedReport,
): Promise<Report | null> {
  const statement = await statementOn(database, customerKey, today);
  const { items, balance } = statement;
  if (items.length === 0) return null;
  const party = await findParty(database, customerKey);
  const lines = items.map(lineOf);
  return {
    title: reportsText('statementReport.currentStatement'),
    subtitle: formatDate(today),
    fileName: reportsText('statementReport.fileName', { today }),
    facts: [
      ...customerFacts({ name: billTo(party).join('\n'), code: party.code }),
      { label: reportsText('statementReport.statementDate'), text: formatDate(today) },
      { label: reportsText('statementReport.balance'), text: formatMoney(balance) },
    ],
    remark: await waysToPay(database, party.code),
    columns: columns(),
    csvHeadings: csvHeadings(),
    count: lines.length,
    widest: async () => lines,
    async *parts() {
      yield { heading: null, lines };
    },
    totals: totals(statement),
  };
}
