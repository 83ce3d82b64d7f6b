import type { CallTimes } from '#domain/api/overview.ts';
import { formatMoment } from '#domain/formatDay.ts';
import { formatCount } from '#domain/formatNumber.ts';
import { adminText } from '#domain/texts/adminText.ts';
import { CardFacts } from '../../../components/tables/CardFacts.tsx';
import { DataTable } from '../../../components/tables/DataTable.tsx';
import type { DataTableColumn } from '../../../components/tables/dataTableColumn.ts';
import row from '../../../components/tables/RowCard.module.css';
import { NumberText } from '../../../components/text/NumberText.tsx';
import styles from './Overview.module.css';

const CARDS_BELOW = 600;

const callOf = ({ method, route }: CallTimes) => `${method} ${route}`;
const duration = (ms: number) => adminText('overview.milliseconds', { count: Math.round(ms) });

const COLUMNS: readonly DataTableColumn<CallTimes>[] = [
  {
    id: 'call',
    header: adminText('overview.call'),
    cell: (call) => <code className={styles.call}>{callOf(call)}</code>,
  },
  {
    id: 'requests',
    header: adminText('overview.requests'),
    align: 'end',
    width: 110,
    cell: ({ requests }) => <NumberText>{formatCount(requests)}</NumberText>,
  },
  {
    id: 'mean',
    header: adminText('overview.mean'),
    align: 'end',
    width: 110,
    cell: ({ meanMs }) => <NumberText>{duration(meanMs)}</NumberText>,
  },
  {
    id: 'p95',
    header: adminText('overview.p95'),
    align: 'end',
    width: 150,
    cell: ({ p95Ms }) => <NumberText>{duration(p95Ms)}</NumberText>,
  },
];

function CallCard({ call }: { call: CallTimes }) {
  const facts = [
    { term: adminText('overview.requests'), value: formatCount(call.requests) },
    { term: adminText('overview.mean'), value: duration(call.meanMs) },
    { term: adminText('overview.p95'), value: duration(call.p95Ms) },
  ];
  return (
    <article className={row.card} aria-label={callOf(call)}>
      <code className={styles.call}>{callOf(call)}</code>
      <CardFacts facts={facts} />
    </article>
  );
}

/** The slowest calls as a table, or as cards on phones. */
export function CallTable({ calls, since }: { calls: readonly CallTimes[]; since: string }) {
  const title = adminText('overview.slowestCalls');
  return (
    <section className={styles.calls} aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      <p className={styles.about}>{adminText('overview.callsAbout', { moment: formatMoment(since) })}</p>
      <DataTable<CallTimes>
        label={title}
        columns={COLUMNS}
        rows={calls}
        rowKey={callOf}
        card={(call) => <CallCard call={call} />}
        cardsBelow={CARDS_BELOW}
        empty={<p className={styles.about}>{adminText('overview.noCalls')}</p>}
      />
    </section>
  );
}
