import { useSelector } from '@xstate/react';
import Download from 'lucide-react/icons/download';
import ListChecks from 'lucide-react/icons/list-checks';
import { VERDICTS, type Verdict } from '#domain/dataImport/verdict.ts';
import { formatCount } from '#domain/formatNumber.ts';
import { dataImportText } from '#domain/texts/dataImportText.ts';
import type { FileDownloadRef, FileDownloadSnapshot } from '#machines/admin/fileDownload/fileDownloadMachine.ts';
import type { VerdictListRef, VerdictListSnapshot } from '#machines/admin/verdictList/verdictListMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { FilterSelect } from '../../../components/fields/FilterSelect.tsx';
import { Toolbar } from '../../../components/layout/Toolbar.tsx';
import { EmptyState } from '../../../components/states/EmptyState.tsx';
import type { DataTableColumn } from '../../../components/tables/dataTableColumn.ts';
import row from '../../../components/tables/RowCard.module.css';
import { Badge } from '../../../components/text/Badge.tsx';
import { PagedPager } from '../../../pagedList/PagedPager.tsx';
import { PagedTable } from '../../../pagedList/PagedTable.tsx';
import styles from './Imports.module.css';
import { VERDICT_LOOKS } from './importWords.ts';

const CARDS_BELOW = 1100;
const NONE: readonly Verdict[] = [];

const rowsOf = ({ context }: VerdictListSnapshot) => context.page?.rows ?? NONE;
const totalOf = ({ context }: VerdictListSnapshot) => context.total;
const viewOf = ({ context }: VerdictListSnapshot) => context.view;
const isFetchingIn = (snapshot: FileDownloadSnapshot) => snapshot.hasTag('busy');

const Word = ({ verdict }: Verdict) => (
  <Badge kind={VERDICT_LOOKS[verdict]}>{dataImportText(`verdictWords.${verdict}`)}</Badge>
);
const cellText = (text: string | null) => <span className={styles.words}>{text}</span>;

const columns: readonly DataTableColumn<Verdict>[] = [
  {
    id: 'line',
    header: dataImportText('imports.line'),
    width: 80,
    align: 'end',
    cell: ({ line }) => formatCount(line),
  },
  { id: 'verdict', header: dataImportText('imports.result'), width: 110, cell: Word },
  { id: 'column', header: dataImportText('imports.column'), width: 140, cell: ({ column }) => cellText(column) },
  { id: 'value', header: dataImportText('imports.value'), width: 180, cell: ({ value }) => cellText(value) },
  { id: 'reason', header: dataImportText('imports.reason'), cell: ({ reason }) => cellText(reason) },
  { id: 'hint', header: dataImportText('imports.howToFix'), cell: ({ hint }) => cellText(hint) },
];

function VerdictCard({ verdict }: { verdict: Verdict }) {
  const { line, column, value, reason, hint } = verdict;
  return (
    <article className={row.card} aria-label={dataImportText('imports.line2', { line })}>
      <div className={row.head}>
        <strong>{`Line ${formatCount(line)}`}</strong>
        <Word {...verdict} />
      </div>
      {reason !== null && <p className={styles.anywhere}>{reason}</p>}
      {hint !== null && <p className={styles.anywhere}>{hint}</p>}
      {column !== null && <p className={styles.muted}>{`${column}${value === null ? '' : `: ${value}`}`}</p>}
    </article>
  );
}

interface VerdictTableProps {
  readonly list: VerdictListRef;
  readonly runId: number;
  readonly download: FileDownloadRef;
}

function VerdictToolbar({ list, runId, download }: VerdictTableProps) {
  const view = useSelector(list, viewOf);
  const total = useSelector(list, totalOf);
  const isFetching = useSelector(download, isFetchingIn);
  const choices = VERDICTS.map((value) => ({ value, label: dataImportText(`verdictWords.${value}`) }));
  return (
    <Toolbar
      label={dataImportText('imports.rows')}
      end={
        <span role="status" className={row.count}>
          {total !== null && dataImportText('imports.line3', { total })}
        </span>
      }
    >
      <h2 className={styles.title}>{dataImportText('imports.rows')}</h2>
      <FilterSelect
        label={dataImportText('imports.show')}
        value={view.verdict}
        options={[{ value: '', label: dataImportText('imports.all') }, ...choices]}
        onChange={(chosen) => {
          const verdict = VERDICTS.find((word) => word === chosen) ?? '';
          list.send({ type: 'view.choose', view: { ...view, verdict, page: 1 } });
        }}
      />
      <Button
        icon={<Download />}
        isBusy={isFetching}
        onClick={() => download.send({ type: 'download.request', download: { of: 'verdicts', runId } })}
      >
        {dataImportText('imports.downloadAll')}
      </Button>
    </Toolbar>
  );
}

/** What became of each row, why, and what to do. */
export function VerdictTable({ list, runId, download }: VerdictTableProps) {
  const view = useSelector(list, viewOf);
  const rows = useSelector(list, rowsOf);
  const showAll = () => list.send({ type: 'view.choose', view: { ...view, verdict: '', page: 1 } });
  return (
    <section aria-label={dataImportText('imports.rowResults')}>
      <VerdictToolbar list={list} runId={runId} download={download} />
      <PagedTable<Verdict>
        list={list}
        label={dataImportText('imports.rows')}
        columns={columns}
        rows={rows}
        rowKey={({ line, column, reason }) => `${line} ${column} ${reason}`}
        card={(verdict) => <VerdictCard verdict={verdict} />}
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
