import { useSelector } from '@xstate/react';
import History from 'lucide-react/icons/rotate-ccw-clock';
import { useMemo } from 'react';
import type { AuditRow } from '#domain/api/audit.ts';
import { adminText } from '#domain/texts/adminText.ts';
import type { AuditRef, AuditSnapshot } from '#machines/admin/audit/auditMachine.ts';
import { isWhole, WHOLE_LOG } from '#machines/admin/audit/auditMachine.ts';
import type { DataTableColumn } from '../../../components/tables/dataTableColumn.ts';
import row from '../../../components/tables/RowCard.module.css';
import { EmptyList } from '../../../pagedList/EmptyList.tsx';
import { PagedTable } from '../../../pagedList/PagedTable.tsx';
import styles from './Audit.module.css';
import { About, ChangesButton, Detail, sentenceOf, whenOf, whoOf } from './auditCells.tsx';

/** From this width the columns fit beside the rail. */
const CARDS_BELOW = 1200;
const NONE: readonly AuditRow[] = [];

const rowsOf = ({ context }: AuditSnapshot) => context.page?.rows ?? NONE;
const viewOf = ({ context }: AuditSnapshot) => context.view;
const isUnaskedIn = (snapshot: AuditSnapshot) => snapshot.matches({ browsing: 'unasked' });

function columnsOf(page: AuditRef): readonly DataTableColumn<AuditRow>[] {
  return [
    { id: 'when', header: adminText('audit.when'), width: 190, cell: whenOf },
    {
      id: 'who',
      header: adminText('audit.who'),
      width: 190,
      cell: (entry) => <span className={styles.text}>{whoOf(entry)}</span>,
    },
    {
      id: 'what',
      header: adminText('audit.what'),
      width: 250,
      cell: (entry) => <span className={styles.text}>{sentenceOf(entry)}</span>,
    },
    {
      id: 'about',
      header: adminText('audit.about'),
      cell: (entry) => (
        <span className={styles.about}>
          <About entry={entry} />
          <Detail entry={entry} />
        </span>
      ),
    },
    {
      id: 'changes',
      header: '',
      spokenHeader: adminText('audit.changes'),
      width: 170,
      cell: (entry) => <ChangesButton page={page} entry={entry} />,
    },
  ];
}

function AuditCard({ page, entry }: { page: AuditRef; entry: AuditRow }) {
  return (
    <article className={row.card} aria-label={`${whoOf(entry)}, ${whenOf(entry)}`}>
      <strong className={styles.text}>{sentenceOf(entry)}</strong>
      <About entry={entry} />
      <Detail entry={entry} />
      <p className={styles.facts}>{`${whoOf(entry)} · ${whenOf(entry)}`}</p>
      <ChangesButton page={page} entry={entry} />
    </article>
  );
}

function Nothing({ page }: { page: AuditRef }) {
  const view = useSelector(page, viewOf);
  const isUnasked = useSelector(page, isUnaskedIn);
  const showAll = () => page.send({ type: 'view.choose', view: WHOLE_LOG });
  const filtered = isUnasked ? adminText('audit.theEndDateIsBeforeThe') : adminText('audit.noChangesInThisPeriod');
  return (
    <EmptyList
      icon={<History />}
      onReload={() => page.send({ type: 'list.reload' })}
      onShowAll={isWhole(view) ? null : showAll}
    >
      {isWhole(view) ? adminText('audit.noChangesYet') : filtered}
    </EmptyList>
  );
}

/** The log as a table, or as cards in narrow windows. */
export function AuditTable({ page }: { page: AuditRef }) {
  const rows = useSelector(page, rowsOf);
  const columns = useMemo(() => columnsOf(page), [page]);
  return (
    <PagedTable<AuditRow>
      list={page}
      label={adminText('audit.auditLog')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => String(id)}
      card={(entry) => <AuditCard page={page} entry={entry} />}
      cardsBelow={CARDS_BELOW}
      empty={<Nothing page={page} />}
      failed={adminText('audit.theLogCouldNotBeLoaded')}
    />
  );
}
