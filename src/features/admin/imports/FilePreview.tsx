import { useSelector } from '@xstate/react';
import type { ImportRun } from '#domain/api/imports.ts';
import { formatCount } from '#domain/formatNumber.ts';
import { dataImportText } from '#domain/texts/dataImportText.ts';
import type { FileImportRef, FileImportSnapshot } from '#machines/admin/fileImport/fileImportMachine.ts';
import { DataTable } from '../../../components/tables/DataTable.tsx';
import type { DataTableColumn } from '../../../components/tables/dataTableColumn.ts';
import row from '../../../components/tables/RowCard.module.css';
import { VisuallyHidden } from '../../../components/text/VisuallyHidden.tsx';
import styles from './Imports.module.css';
import { OutcomeBadge } from './OutcomeBadge.tsx';

type PreviewRow = ImportRun['preview'][number];
type PreviewValue = PreviewRow['values'][number];

const CARDS_BELOW = 768;
const NONE: readonly PreviewRow[] = [];
/** CSS pixels; names and texts need more room than codes and numbers. */
const WIDTH = { short: 120, long: 220 } as const;
const LONG_TEXT = 16;
/** Columns that refer to another record by its code. */
const REFERRING: ReadonlySet<string> = new Set(['product', 'customer']);

const rowsOf = ({ context: { run } }: FileImportSnapshot) => run?.preview ?? NONE;
const columnNames = ({ context: { kind } }: FileImportSnapshot) => kind.columns;

/** A value that is written; if it replaces another one, that one is crossed out. */
function Value({ result, before, after }: PreviewValue & Pick<PreviewRow, 'result'>) {
  if (result !== 'changed' || before === after) return <span className={styles.words}>{after}</span>;
  return (
    <span className={styles.words}>
      {before !== null && (
        <del className={styles.replaced}>
          <VisuallyHidden>{dataImportText('preview.before')}</VisuallyHidden>
          {before}
        </del>
      )}
      <ins className={styles.written}>
        <VisuallyHidden>{dataImportText('preview.after')}</VisuallyHidden>
        {after ?? dataImportText('preview.empty')}
      </ins>
    </span>
  );
}

const valueIn = ({ values }: PreviewRow, name: string) => values.find(({ column }) => column === name);

function valueColumn(rows: readonly PreviewRow[], name: string): DataTableColumn<PreviewRow> {
  const isLong = rows.some((one) => (valueIn(one, name)?.after?.length ?? 0) > LONG_TEXT);
  return {
    id: name,
    header: name,
    width: isLong ? WIDTH.long : WIDTH.short,
    cell: (one) => {
      const value = valueIn(one, name);
      return value && <Value {...value} result={one.result} />;
    },
  };
}

/** The name of the product or customer that a column refers to. */
function nameColumn(name: string): DataTableColumn<PreviewRow> {
  return {
    id: '#name',
    header: dataImportText('preview.nameOf', { column: name }),
    width: WIDTH.long,
    cell: (one) => <span className={styles.words}>{one.name}</span>,
  };
}

function columnsFor(rows: readonly PreviewRow[], names: readonly string[]): DataTableColumn<PreviewRow>[] {
  const shown = names.filter((name) => rows.some((one) => valueIn(one, name)));
  const named = rows.some(({ name }) => name !== null) && shown.find((name) => REFERRING.has(name));
  return [
    {
      id: '#line',
      header: dataImportText('imports.line'),
      width: 80,
      align: 'end',
      cell: ({ line }) => formatCount(line),
    },
    { id: '#result', header: dataImportText('imports.result'), width: 110, cell: OutcomeBadge },
    ...shown.flatMap((name) => [valueColumn(rows, name), ...(name === named ? [nameColumn(name)] : [])]),
  ];
}

function PreviewCard({ line, result, name, values }: PreviewRow) {
  return (
    <article className={row.card} aria-label={dataImportText('imports.lineNumber', { line })}>
      <div className={row.head}>
        <strong>{dataImportText('imports.lineNumber', { line })}</strong>
        <OutcomeBadge result={result} />
      </div>
      {name !== null && <p className={styles.anywhere}>{name}</p>}
      <dl className={row.facts}>
        {values.map((value) => (
          <div key={value.column}>
            <dt>{value.column}</dt>
            <dd>
              <Value {...value} result={result} />
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

/** The first and last rows of a file as they were read, with the stored values that they replace. */
export function FilePreview({ flow }: { flow: FileImportRef }) {
  const rows = useSelector(flow, rowsOf);
  const columns = useSelector(flow, columnNames);
  if (rows.length === 0) return null;
  const names = columns.map(({ name }) => name);
  return (
    <section aria-label={dataImportText('preview.title')} className={styles.group}>
      <h2 className={styles.title}>{dataImportText('preview.title')}</h2>
      <p className={styles.hint}>{dataImportText('preview.about')}</p>
      <DataTable<PreviewRow>
        label={dataImportText('preview.title')}
        columns={columnsFor(rows, names)}
        rows={rows}
        rowKey={({ line }) => String(line)}
        card={(one) => <PreviewCard {...one} />}
        cardsBelow={CARDS_BELOW}
      />
    </section>
  );
}
