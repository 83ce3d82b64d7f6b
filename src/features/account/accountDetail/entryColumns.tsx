import { formatDate } from '#domain/formatDate.ts';
import type { AccountColumn, AccountEntry } from '#domain/receivable/accountList.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import { accountText } from '#domain/texts/accountText.ts';
import type { DocumentsRef } from '#machines/documents/documentsMachine.ts';
import { PastDue } from '../../../account/PastDue.tsx';
import type { DataTableColumn } from '../../../components/tables/dataTableColumn.ts';
import { MoneyText } from '../../../components/text/MoneyText.tsx';
import { EntryDocuments } from './EntryDocuments.tsx';

type Column = DataTableColumn<AccountEntry>;

/** CSS pixels. The narrow ones fit beside the rail on small laptops, and without it on wide tablets. */
const WIDTHS = {
  wide: {
    reference: 124,
    invoiceDate: 120,
    dueDate: 132,
    age: 92,
    initial: 120,
    balance: 120,
    running: 128,
    remarks: 160,
    documents: 312,
  },
  narrow: {
    reference: 104,
    invoiceDate: 114,
    dueDate: 122,
    age: 92,
    initial: 114,
    balance: 110,
    running: 114,
    remarks: 94,
    documents: 112,
  },
} as const;

interface ColumnsOf {
  readonly documents: DocumentsRef | undefined;
  readonly settings: UserSettings;
  readonly isNarrow: boolean;
  readonly isPrinted: boolean;
}

/** The columns of specification 2; Documents is not printed. */
export function entryColumns({ documents, settings, isNarrow, isPrinted }: ColumnsOf): readonly Column[] {
  const widths = WIDTHS[isNarrow ? 'narrow' : 'wide'];
  const sortable = (id: AccountColumn, header: string, cell: Column['cell']): Column => ({
    id,
    header,
    width: widths[id],
    isSortable: true,
    cell,
  });
  const amount = (column: Column): Column => ({ ...column, align: 'end' });
  const pdfs: Column = {
    id: 'documents',
    header: accountText('accountDetail.documents'),
    width: widths.documents,
    cell: ({ entry: { row } }) => (
      <EntryDocuments documents={documents} row={row} settings={settings} look={isNarrow ? 'stack' : 'line'} />
    ),
  };
  return [
    sortable('reference', accountText('accountDetail.reference'), ({ entry: { row } }) => (
      <span className="code">{row.reference}</span>
    )),
    sortable('invoiceDate', accountText('accountDetail.invoiceDateHeading'), ({ entry: { row } }) =>
      formatDate(row.invoiceDate),
    ),
    sortable('dueDate', accountText('accountDetail.dueDate'), ({ entry: { row } }) => (
      <>
        {formatDate(row.dueDate)}
        <PastDue days={row.pastDueDays} />
      </>
    )),
    amount(
      sortable('age', accountText('accountDetail.age'), ({ entry: { row } }) =>
        accountText('accountDetail.day', { age: row.age }),
      ),
    ),
    amount(
      sortable('initial', accountText('accountDetail.initial'), ({ entry }) => <MoneyText value={entry.initial} />),
    ),
    amount(
      sortable('balance', accountText('accountDetail.balance'), ({ entry }) => <MoneyText value={entry.balance} />),
    ),
    amount({
      id: 'running',
      header: accountText('accountDetail.running'),
      width: widths.running,
      cell: ({ running }) => <MoneyText value={running} />,
    }),
    sortable('remarks', accountText('accountDetail.remarks'), ({ entry: { row } }) => row.remarks),
    ...(isPrinted ? [] : [pdfs]),
  ];
}
