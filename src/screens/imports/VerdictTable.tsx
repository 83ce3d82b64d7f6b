import { useSelector } from '@xstate/react';
import { Download, ListChecks } from 'lucide-react';
import { LIST_PAGE } from '#domain/api/jobs.ts';
import { VERDICTS, type Verdict } from '#domain/intake/verdict.ts';
import { formatCount, plural } from '#domain/shownNumber.ts';
import { texts } from '#domain/texts.ts';
import type { FileDownloadRef, FileDownloadSnapshot } from '#machines/admin/fileDownload/fileDownloadMachine.ts';
import type { VerdictListRef, VerdictListSnapshot } from '#machines/admin/verdictList/verdictListMachine.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { FilterSelect } from '../../components/fields/FilterSelect.tsx';
import { Toolbar } from '../../components/layout/Toolbar.tsx';
import { EmptyState } from '../../components/states/EmptyState.tsx';
import { FailedState } from '../../components/states/FailedState.tsx';
import { DataTable } from '../../components/tables/DataTable.tsx';
import type { DataTableColumn } from '../../components/tables/dataTableColumn.ts';
import { Pager } from '../../components/tables/Pager.tsx';
import row from '../../components/tables/RowCard.module.css';
import { Badge } from '../../components/text/Badge.tsx';
import styles from './Imports.module.css';
import { VERDICT_LOOKS, VERDICT_WORDS } from './importWords.ts';

const CARDS_BELOW = 1100;
const NONE: readonly Verdict[] = [];

const rowsOf = ({ context }: VerdictListSnapshot) => context.page?.rows ?? NONE;
const totalOf = ({ context }: VerdictListSnapshot) => context.page?.total ?? null;
const viewOf = ({ context }: VerdictListSnapshot) => context.view;
const isBusyIn = (snapshot: VerdictListSnapshot) => snapshot.hasTag('busy');
const hasFailed = (snapshot: VerdictListSnapshot) => snapshot.hasTag('failed');
const failureDetailOf = ({ context: { failure } }: VerdictListSnapshot) =>
  failure?.kind === 'offline' ? texts.session.noResponse : failure?.detail || undefined;
const isFetchingIn = (snapshot: FileDownloadSnapshot) => snapshot.hasTag('busy');

const Word = ({ verdict }: Verdict) => <Badge kind={VERDICT_LOOKS[verdict]}>{VERDICT_WORDS[verdict]}</Badge>;
const cellText = (text: string | null) => <span className={styles.words}>{text}</span>;

const columns: readonly DataTableColumn<Verdict>[] = [
  { id: 'line', header: 'Line', width: 80, align: 'end', cell: ({ line }) => formatCount(line) },
  { id: 'verdict', header: 'Verdict', width: 110, cell: Word },
  { id: 'column', header: 'Column', width: 140, cell: ({ column }) => cellText(column) },
  { id: 'value', header: 'Stood There', width: 180, cell: ({ value }) => cellText(value) },
  { id: 'reason', header: 'Why', cell: ({ reason }) => cellText(reason) },
  { id: 'mend', header: 'What to Do', cell: ({ mend }) => cellText(mend) },
];

function VerdictCard({ verdict }: { verdict: Verdict }) {
  const { line, column, value, reason, mend } = verdict;
  return (
    <article className={row.card} aria-label={`Line ${line}`}>
      <div className={row.head}>
        <strong>{`Line ${formatCount(line)}`}</strong>
        <Word {...verdict} />
      </div>
      {reason !== null && <p className={styles.anywhere}>{reason}</p>}
      {mend !== null && <p className={styles.anywhere}>{mend}</p>}
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
  const choices = VERDICTS.map((value) => ({ value, label: VERDICT_WORDS[value] }));
  return (
    <Toolbar
      label="Rows"
      end={
        <span role="status" className={row.count}>
          {total !== null && plural(total, 'line')}
        </span>
      }
    >
      <h2 className={styles.title}>Rows</h2>
      <FilterSelect
        label="Show"
        value={view.verdict}
        options={[{ value: '', label: 'All' }, ...choices]}
        onChange={(chosen) => {
          const verdict = VERDICTS.find((word) => word === chosen) ?? '';
          list.send({ type: 'view.choose', view: { verdict, page: 1 } });
        }}
      />
      <Button
        icon={<Download />}
        isBusy={isFetching}
        onClick={() => download.send({ type: 'download.request', download: { of: 'verdicts', runId } })}
      >
        Download All
      </Button>
    </Toolbar>
  );
}

/** What became of each row, why, and what to do. */
export function VerdictTable({ list, runId, download }: VerdictTableProps) {
  const view = useSelector(list, viewOf);
  const rows = useSelector(list, rowsOf);
  const total = useSelector(list, totalOf);
  const isBusy = useSelector(list, isBusyIn);
  const isFailed = useSelector(list, hasFailed);
  const detail = useSelector(list, failureDetailOf);
  return (
    <section aria-label="What becomes of the rows">
      <VerdictToolbar list={list} runId={runId} download={download} />
      <DataTable<Verdict>
        label="Rows"
        columns={columns}
        rows={rows}
        rowKey={({ line, column, reason }) => `${line} ${column} ${reason}`}
        card={(verdict) => <VerdictCard verdict={verdict} />}
        cardsBelow={CARDS_BELOW}
        isLoading={isBusy}
        empty={
          <EmptyState
            icon={<ListChecks />}
            action={
              <Button onClick={() => list.send({ type: 'view.choose', view: { verdict: '', page: 1 } })}>
                Show All
              </Button>
            }
          >
            There is no such row.
          </EmptyState>
        }
        failed={
          isFailed ? (
            <FailedState detail={detail} onRetry={() => list.send({ type: 'list.reload' })}>
              The rows could not be loaded.
            </FailedState>
          ) : undefined
        }
      />
      <Pager
        page={view.page}
        total={total}
        pageSize={LIST_PAGE}
        onTurn={(page) => list.send({ type: 'view.choose', view: { ...view, page } })}
      />
    </section>
  );
}
