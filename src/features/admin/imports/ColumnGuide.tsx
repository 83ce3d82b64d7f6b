import type { ImportKind } from '#domain/api/imports.ts';
import { dataImportText } from '#domain/texts/dataImportText.ts';
import { DataTable } from '../../../components/tables/DataTable.tsx';
import type { DataTableColumn } from '../../../components/tables/dataTableColumn.ts';
import row from '../../../components/tables/RowCard.module.css';
import styles from './Imports.module.css';

type Column = ImportKind['columns'][number];

const CARDS_BELOW = 900;

function needText({ need, standard }: Column): string {
  if (need === 'always') return dataImportText('imports.always');
  if (need === 'forNew') return dataImportText('imports.requiredForNewRows');
  return standard === null ? '' : dataImportText('imports.elseStandard', { standard });
}

const columns: readonly DataTableColumn<Column>[] = [
  {
    id: 'name',
    header: dataImportText('imports.heading'),
    width: 150,
    cell: ({ name }) => <code className={styles.code}>{name}</code>,
  },
  {
    id: 'means',
    header: dataImportText('imports.means'),
    cell: ({ means }) => <span className={styles.words}>{means}</span>,
  },
  { id: 'need', header: dataImportText('imports.needed'), width: 130, cell: needText },
  {
    id: 'example',
    header: dataImportText('imports.example'),
    width: 220,
    cell: ({ example }) => <code className={styles.code}>{example}</code>,
  },
];

function ColumnCard({ column }: { column: Column }) {
  return (
    <article className={row.card} aria-label={column.name}>
      <div className={row.head}>
        <code className={styles.code}>{column.name}</code>
        <span className={styles.muted}>{needText(column)}</span>
      </div>
      <p>{column.means}</p>
      {column.example !== '' && (
        <p className={styles.muted}>
          {dataImportText('imports.suchAs')} <code className={styles.code}>{column.example}</code>
        </p>
      )}
    </article>
  );
}

/** Each column of a kind with its meaning, whether it is required, and an example. */
export function ColumnGuide({ kind }: { kind: ImportKind }) {
  return (
    <section aria-labelledby="columns" className={styles.group}>
      <h2 id="columns" className={styles.title}>
        {dataImportText('imports.columns')}
      </h2>
      <p className={styles.hint}>{dataImportText('imports.includeOnlyTheColumnsYouWant')}</p>
      <DataTable<Column>
        label={dataImportText('imports.columns')}
        columns={columns}
        rows={kind.columns}
        rowKey={({ name }) => name}
        card={(column) => <ColumnCard column={column} />}
        cardsBelow={CARDS_BELOW}
      />
    </section>
  );
}
