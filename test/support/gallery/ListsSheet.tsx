import PackageSearch from 'lucide-react/icons/package-search';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../src/components/buttons/Button.tsx';
import { DateRange } from '../../../src/components/dates/DateRange.tsx';
import { SearchField } from '../../../src/components/fields/SearchField.tsx';
import { Panel } from '../../../src/components/layout/Panel.tsx';
import { Toolbar } from '../../../src/components/layout/Toolbar.tsx';
import { EmptyState } from '../../../src/components/states/EmptyState.tsx';
import { DataTable } from '../../../src/components/tables/DataTable.tsx';
import type { DataTableColumn, TableSort } from '../../../src/components/tables/dataTableColumn.ts';
import { Badge } from '../../../src/components/text/Badge.tsx';
import { MoneyText } from '../../../src/components/text/MoneyText.tsx';
import { PageHeading } from '../../../src/components/text/PageHeading.tsx';

interface Row {
  readonly number: string;
  readonly po: string;
  readonly date: string;
  readonly status: string;
  readonly total: number;
}

const COUNTS: Readonly<Record<string, number>> = { many: 2000, empty: 0, loading: 0 };

function rowsOf(count: number): Row[] {
  return Array.from({ length: count }, (_, index) => ({
    number: String(100_480 - index),
    po: index % 3 === 0 ? '' : `PO-${88_120 + index}`,
    date: `11/${String(20 - (index % 20)).padStart(2, '0')}/2026`,
    status: index % 4 === 0 ? 'Open' : 'Shipped',
    total: ((index * 7919) % 400_000) / 100,
  }));
}

const columns: DataTableColumn<Row>[] = [
  {
    id: 'number',
    header: 'Order Number',
    isSortable: true,
    width: 140,
    cell: (row) => <Link to="/o">{row.number}</Link>,
  },
  { id: 'po', header: 'P.O. Number', isSortable: true, cell: (row) => row.po || '-' },
  { id: 'date', header: 'Order Date', isSortable: true, width: 130, cell: (row) => row.date },
  {
    id: 'status',
    header: 'Status',
    isSortable: true,
    width: 120,
    cell: (row) => <Badge kind={row.status === 'Open' ? 'accent' : 'success'}>{row.status}</Badge>,
  },
  {
    id: 'total',
    header: 'Total',
    isSortable: true,
    align: 'end',
    width: 130,
    cell: (row) => <MoneyText value={row.total} />,
  },
  {
    id: 'documents',
    header: '',
    spokenHeader: 'Documents',
    width: 140,
    cell: (row) => (
      <Button size="small" variant="quiet" aria-label={`Confirmation of ${row.number}`}>
        Confirmation
      </Button>
    ),
  },
];

export function ListsSheet({ open }: { open: string }) {
  const [sort, setSort] = useState<TableSort | null>({ column: 'date', direction: 'descending' });
  const [range, setRange] = useState({ start: '2026-10-01', end: '' });
  const [search, setSearch] = useState('');
  return (
    <div>
      <PageHeading>Order History</PageHeading>
      <Toolbar label="Search and dates" end={<DateRange label="Order date" value={range} onChange={setRange} />}>
        <SearchField label="Search orders" value={search} onChange={setSearch} />
      </Toolbar>
      <DataTable
        label="Orders"
        columns={columns}
        rows={rowsOf(COUNTS[open] ?? 24)}
        rowKey={(row) => row.number}
        sort={sort}
        onSort={setSort}
        isLoading={open === 'loading'}
        empty={
          <EmptyState icon={<PackageSearch />} action={<Button>Clear Search</Button>}>
            No Results
          </EmptyState>
        }
        cardsBelow={600}
        card={(row) => (
          <Panel>
            <div style={{ display: 'flex', justifyContent: 'space-between' }}>
              <Link to="/o">{row.number}</Link>
              <MoneyText value={row.total} />
            </div>
            <div style={{ display: 'flex', justifyContent: 'space-between' }}>
              {row.date}
              <Badge kind="success">{row.status}</Badge>
            </div>
          </Panel>
        )}
      />
    </div>
  );
}
