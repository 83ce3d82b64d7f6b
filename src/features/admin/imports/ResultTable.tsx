import { useSelector } from '@xstate/react';
import Download from 'lucide-react/icons/download';
import ListChecks from 'lucide-react/icons/list-checks';
import { ROW_OUTCOMES, type RowResult } from '#domain/dataImport/rowResult.ts';
import { formatCount } from '#domain/formatNumber.ts';
import { dataImportText } from '#domain/texts/dataImportText.ts';
import type { FileDownloadRef, FileDownloadSnapshot } from '#machines/admin/fileDownload/fileDownloadMachine.ts';
import type { ResultListRef, ResultListSnapshot } from '#machines/admin/resultList/resultListMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { Toolbar } from '../../../components/layout/Toolbar.tsx';
import { FilterSelect } from '../../../components/select/FilterSelect.tsx';
import { EmptyState } from '../../../components/states/EmptyState.tsx';
import type { DataTableColumn } from '../../../components/tables/dataTableColumn.ts';
import row from '../../../components/tables/RowCard.module.css';
import { PagedPager } from '../../../pagedList/PagedPager.tsx';
import { PagedTable } from '../../../pagedList/PagedTable.tsx';
import styles from './Imports.module.css';
import { OutcomeBadge } from './OutcomeBadge.tsx';

const CARDS_BELOW = 1100;
const NONE: readonly RowResult[] = [];

const rowsOf = ({ context }: ResultListSnapshot) => context.page?.rows ?? NONE;
const totalOf = ({ context }: ResultListSnapshot) => context.total;
const viewOf = ({ context }: ResultListSnapshot) => context.view;
const isFetchingIn = (snapshot: FileDownloadSnapshot) => snapshot.hasTag('busy');

const cellText = (text: string | null) => <span className={styles.words}>{text}</span>;

const columns: readonly DataTableColumn<RowResult>[] = [
  {
    id: 'line',
    header: dataImportText('imports.line'),
    width: 80,
    align: 'end',
    cell: ({ line }) => formatCount(line),
  },
  { id: 'result', header: dataImportText('imports.result'), width: 110, cell: OutcomeBadge },
  { id: 'column', header: dataImportText('imports.column'), width: 140, cell: ({ column }) => cellText(column) },
  { id: 'value', header: dataImportText('imports.value'), width: 180, cell: ({ value }) => cellText(value) },
  { id: 'reason', header: dataImportText('imports.reason'), cell: ({ reason }) => cellText(reason) },
  { id: 'hint', header: dataImportText('imports.howToFix'), cell: ({ hint }) => cellText(hint) },
];

function ResultCard({ result }: { result: RowResult }) {
  const { line, column, value, reason, hint } = result;
  return (
    <article className={row.card} aria-label={dataImportText('imports.lineNumber', { line })}>
      <div className={row.head}>
        <strong>{dataImportText('imports.lineNumber', { line: formatCount(line) })}</strong>
        <OutcomeBadge {...result} />
      </div>
      {reason !== null && <p className={styles.anywhere}>{reason}</p>}
      {hint !== null && <p className={styles.anywhere}>{hint}</p>}
      {column !== null && <p className={styles.muted}>{`${column}${value === null ? '' : `: ${value}`}`}</p>}
    </article>
  );
}

interface ResultTableProps {
  readonly list: ResultListRef;
  readonly runId: number;
  readonly download: FileDownloadRef;
}

function ResultToolbar({ list, runId, download }: ResultTableProps) {
  const view = useSelector(list, viewOf);
  const total = useSelector(list, totalOf);
  const isFetching = useSelector(download, isFetchingIn);
  const choices = ROW_OUTCOMES.map((value) => ({ value, label: dataImportText(`outcomes.${value}`) }));
  return (
    <Toolbar
      label={dataImportText('imports.rows')}
      end={
        <span role="status" className={row.count}>
          {total !== null && dataImportText('imports.lineCount', { total })}
        </span>
      }
    >
      <h2 className={styles.title}>{dataImportText('imports.rows')}</h2>
      <FilterSelect
        label={dataImportText('imports.show')}
        value={view.result}
        options={[{ value: '', label: dataImportText('imports.all') }, ...choices]}
        onChange={(chosen) => {
          const result = ROW_OUTCOMES.find((word) => word === chosen) ?? '';
          list.send({ type: 'view.choose', view: { ...view, result, page: 1 } });
        }}
      />
      <Button
        icon={<Download />}
        isBusy={isFetching}
        onClick={() => download.send({ type: 'download.request', download: { of: 'results', runId } })}
      >
        {dataImportText('imports.downloadAll')}
      </Button>
    </Toolbar>
  );
}

/** The result of each row, its reason, and a hint. */
export function ResultTable({ list, runId, download }: ResultTableProps) {
  const view = useSelector(list, viewOf);
  const rows = useSelector(list, rowsOf);
  const showAll = () => list.send({ type: 'view.choose', view: { ...view, result: '', page: 1 } });
  return (
    <section aria-label={dataImportText('imports.rowResults')}>
      <ResultToolbar list={list} runId={runId} download={download} />
      <PagedTable<RowResult>
        list={list}
        label={dataImportText('imports.rows')}
        columns={columns}
        rows={rows}
        rowKey={({ line, column, reason }) => `${line} ${column} ${reason}`}
        card={(result) => <ResultCard result={result} />}
        cardsBelow={CARDS_BELOW}
        empty={
          <EmptyState
            icon={<ListChecks />}
            action={<Button onClick={showAll}>{dataImportText('imports.showAll')}</Button>}
          >
            {dataImportText('imports.noRows')}
          </EmptyState>
        }
        failed={dataImportText('imports.theRowsCouldNotBeLoaded')}
      />
      <PagedPager list={list} />
    </section>
  );
}
