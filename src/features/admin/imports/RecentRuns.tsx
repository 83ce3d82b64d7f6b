import { useSelector } from '@xstate/react';
import FileClock from 'lucide-react/icons/file-clock';
import { useMemo } from 'react';
import type { ImportKind, ImportSummary } from '#domain/api/imports.ts';
import { formatMoment } from '#domain/formatDay.ts';
import { dataImportText } from '#domain/texts/dataImportText.ts';
import type { ImportsRef, ImportsSnapshot } from '#machines/admin/imports/importsMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { RefreshButton } from '../../../components/buttons/RefreshButton.tsx';
import { Toolbar } from '../../../components/layout/Toolbar.tsx';
import type { DataTableColumn } from '../../../components/tables/dataTableColumn.ts';
import row from '../../../components/tables/RowCard.module.css';
import { Badge } from '../../../components/text/Badge.tsx';
import { VisuallyHidden } from '../../../components/text/VisuallyHidden.tsx';
import { EmptyList } from '../../../pagedList/EmptyList.tsx';
import { PagedPager } from '../../../pagedList/PagedPager.tsx';
import { PagedTable } from '../../../pagedList/PagedTable.tsx';
import styles from './Imports.module.css';
import { countsText, kindTitle, RUN_LOOKS, runWord } from './importWords.ts';

/** From this width the columns fit beside the rail. */
const CARDS_BELOW = 1200;
const NONE: readonly ImportSummary[] = [];

const rowsOf = ({ context }: ImportsSnapshot) => context.page?.rows ?? NONE;
const totalOf = ({ context }: ImportsSnapshot) => context.total;
const isBusyIn = (snapshot: ImportsSnapshot) => snapshot.hasTag('busy');

interface RunsProps {
  readonly page: ImportsRef;
  readonly kinds: readonly ImportKind[];
}

const kindText = (kinds: RunsProps['kinds'], { kind, isDryRun }: ImportSummary) =>
  `${kindTitle(kinds, kind)} · ${dataImportText(isDryRun ? 'trialWords.true' : 'trialWords.false')}`;

interface Shown extends RunsProps {
  readonly run: ImportSummary;
}

function Outcome({ run }: { run: ImportSummary }) {
  return (
    <span className={styles.outcome}>
      <span>{countsText(run)}</span>
      {run.failure !== null && <span className={styles.error}>{run.failure}</span>}
    </span>
  );
}

function Open({ page, run }: Omit<Shown, 'kinds'>) {
  return (
    <Button size="small" onClick={() => page.send({ type: 'run.open', id: run.id })}>
      {dataImportText('imports.open')}
      <VisuallyHidden>{` ${run.fileName}`}</VisuallyHidden>
    </Button>
  );
}

const State = ({ run }: { run: ImportSummary }) => <Badge kind={RUN_LOOKS[run.state]}>{runWord(run)}</Badge>;

function FileName({ kinds, run }: Omit<Shown, 'page'>) {
  return (
    <span className={styles.outcome}>
      <span className={styles.anywhere}>{run.fileName}</span>
      <span className={styles.muted}>{kindText(kinds, run)}</span>
    </span>
  );
}

function columnsOf({ page, kinds }: RunsProps): readonly DataTableColumn<ImportSummary>[] {
  return [
    { id: 'when', header: dataImportText('imports.when'), width: 216, cell: ({ askedAt }) => formatMoment(askedAt) },
    { id: 'file', header: dataImportText('imports.file'), cell: (run) => <FileName kinds={kinds} run={run} /> },
    {
      id: 'who',
      header: dataImportText('imports.by'),
      width: 150,
      cell: ({ askedBy }) => <span className={styles.anywhere}>{askedBy}</span>,
    },
    { id: 'state', header: dataImportText('imports.state'), width: 130, cell: (run) => <State run={run} /> },
    { id: 'rows', header: dataImportText('imports.rows'), width: 220, cell: (run) => <Outcome run={run} /> },
    {
      id: 'open',
      header: '',
      spokenHeader: dataImportText('imports.open'),
      width: 90,
      cell: (run) => <Open page={page} run={run} />,
    },
  ];
}

function RunCard({ page, kinds, run }: Shown) {
  return (
    <article className={row.card} aria-label={run.fileName}>
      <div className={row.head}>
        <strong className={styles.anywhere}>{run.fileName}</strong>
        <State run={run} />
      </div>
      <p className={styles.muted}>{`${kindText(kinds, run)} · ${run.askedBy} · ${formatMoment(run.askedAt)}`}</p>
      <Outcome run={run} />
      <div>
        <Open page={page} run={run} />
      </div>
    </article>
  );
}

/** The files that were checked or imported, the newest first. */
export function RecentRuns({ page, kinds }: RunsProps) {
  const rows = useSelector(page, rowsOf);
  const total = useSelector(page, totalOf);
  const isBusy = useSelector(page, isBusyIn);
  const columns = useMemo(() => columnsOf({ page, kinds }), [page, kinds]);
  const reload = () => page.send({ type: 'list.reload' });
  return (
    <section aria-labelledby="recent-files">
      <Toolbar
        label={dataImportText('imports.recentFiles')}
        end={<span className={row.count}>{total !== null && dataImportText('imports.fileCount', { total })}</span>}
      >
        <h2 id="recent-files" className={styles.title}>
          {dataImportText('imports.recentFilesHeading')}
        </h2>
        <RefreshButton isBusy={isBusy} onRefresh={reload} />
      </Toolbar>
      <PagedTable<ImportSummary>
        list={page}
        label={dataImportText('imports.recentFiles')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => String(id)}
        card={(run) => <RunCard page={page} kinds={kinds} run={run} />}
        cardsBelow={CARDS_BELOW}
        empty={
          <EmptyList icon={<FileClock />} onReload={reload}>
            {dataImportText('imports.noFilesImportedYet')}
          </EmptyList>
        }
        failed={dataImportText('imports.theFilesCouldNotBeLoaded')}
      />
      <PagedPager list={page} />
    </section>
  );
}
