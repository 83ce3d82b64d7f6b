import type { Kysely } from 'kysely';
import { decimal } from '#domain/decimal.ts';
import { formatDate } from '#domain/formatDate.ts';
import { formatMoney } from '#domain/money.ts';
import type { OpenItem } from '#domain/receivable/openItem.ts';
import type { CsvCell } from '#domain/report/csv.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Cell, Column } from '../../platform/pdf/columns.ts';
import { type Statement, statementOn } from '../receivables/receivableService.ts';
import { findReportCustomer } from './productRepository.ts';
import type { AskedReport, Report, ReportLine } from './report.ts';

const columns: readonly Column[] = [
  { kind: 'text', heading: 'Date', minimum: 50, maximum: 50 },
  { kind: 'text', heading: 'Due', minimum: 50, maximum: 50 },
  { kind: 'wide', heading: 'Reference' },
  { kind: 'text', heading: 'P.O. number', minimum: 52, maximum: 90 },
  { kind: 'number', heading: 'Amount', minimum: 52 },
  { kind: 'number', heading: 'Open', minimum: 52 },
];

const csvHeadings = [
  'Date',
  'Due',
  'Type',
  'Reference',
  'P.O. Number',
  'Charge',
  'Credit',
  'Open Charge',
  'Open Credit',
];

/** A charge and a credit stand in columns of their own: neither is below zero. */
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

/** How old it is stands above what is to be paid. */
function totals({ current, buckets, items, balance }: Statement) {
  const credits = items.filter(({ isCredit }) => isCredit).reduce((sum, item) => sum.plus(item.balance), decimal(0));
  return [
    { label: 'Current', value: current },
    ...buckets.map(({ name, value }) => ({ label: `${name} past due`, value })),
    { label: 'Credits', value: credits },
    { label: balance.isNegative() ? 'In your favor' : 'Balance due', value: balance },
  ].map(({ label, value }) => ({ label, text: formatMoney(value) }));
}

/** What is open on the account, oldest due first; null where nothing is. */
export async function statementReport(
  database: Kysely<Database>,
  { customerKey, today }: AskedReport,
): Promise<Report | null> {
  const statement = await statementOn(database, customerKey, today);
  const { items, balance } = statement;
  if (items.length === 0) return null;
  const customer = await findReportCustomer(database, customerKey);
  const lines = items.map(lineOf);
  return {
    title: 'Current Statement',
    subtitle: formatDate(today),
    fileName: `Current Statement ${today}`,
    facts: [
      { label: 'Customer', text: customer.name },
      { label: 'Customer number', text: customer.code },
      { label: 'Statement date', text: formatDate(today) },
      { label: 'Balance', text: formatMoney(balance) },
    ],
    columns,
    csvHeadings,
    count: lines.length,
    widest: async () => lines,
    async *parts() {
      yield { heading: null, lines };
    },
    totals: totals(statement),
  };
}
