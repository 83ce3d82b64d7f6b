import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { EmptyState } from '../../../src/components/states/EmptyState.tsx';
import { FailedState } from '../../../src/components/states/FailedState.tsx';
import { DataTable, type DataTableProps } from '../../../src/components/tables/DataTable.tsx';
import type { DataTableColumn, TableSort } from '../../../src/components/tables/dataTableColumn.ts';
import { withWindow } from '../../support/screens/windowWidth.ts';
import { renderPiece } from './renderPiece.tsx';

interface Row {
  readonly id: string;
  readonly total: number;
}

const rows: Row[] = [
  { id: 'A1', total: 3 },
  { id: 'B2', total: 5 },
];
const columns: DataTableColumn<Row>[] = [
  { id: 'id', header: 'Number', isSortable: true, firstDirection: 'ascending', cell: (row) => row.id },
  { id: 'total', header: 'Total', isSortable: true, align: 'end', cell: (row) => row.total },
  { id: 'documents', header: '', spokenHeader: 'Documents', cell: () => 'PDF' },
];

const page = withWindow();

function show(props: Partial<DataTableProps<Row>> = {}) {
  const onSort = vi.fn<(sort: TableSort) => void>();
  renderPiece(
    <DataTable label="Orders" columns={columns} rows={rows} rowKey={(row) => row.id} onSort={onSort} {...props} />,
  );
  return onSort;
}

describe('DataTable', () => {
  it('shows the sorted column and its direction', () => {
    show({ sort: { column: 'total', direction: 'descending' } });
    const headers = screen.getAllByRole('columnheader');
    expect(headers.map((header) => [header.textContent, header.getAttribute('aria-sort')])).toEqual([
      ['Number', 'none'],
      ['Total', 'descending'],
      ['Documents', null],
    ]);
  });

  it('requests the first direction of another column, and the other direction of the same one', async () => {
    const onSort = show({ sort: { column: 'total', direction: 'descending' } });
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Number' }));
    await user.click(screen.getByRole('button', { name: 'Total' }));
    expect(onSort.mock.calls.flat()).toEqual([
      { column: 'id', direction: 'ascending' },
      { column: 'total', direction: 'ascending' },
    ]);
  });

  it('shows the rows in the order they come', () => {
    show();
    const shown = screen.getAllByRole('row').slice(1);
    expect(shown.map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual(['A1', 'B2']);
  });

  it('shows cards in a list on narrow windows', () => {
    page.width = 500;
    show({ cardsBelow: 600, card: (row) => <p>Order {row.id}</p> });
    expect(screen.queryByRole('table')).toBeNull();
    const cards = within(screen.getByRole('list', { name: 'Orders' })).getAllByRole('listitem');
    expect(cards.map((card) => card.textContent)).toEqual(['Order A1', 'Order B2']);
  });

  it('shows the sentence for no rows, but not while loading', () => {
    const empty = (
      <EmptyState icon={null} action={<a href="/">Back</a>}>
        No Results
      </EmptyState>
    );
    show({ rows: [], empty });
    expect(screen.getByText('No Results')).toBeDefined();
    cleanup();
    show({ rows: [], isLoading: true, empty });
    expect(screen.queryByText('No Results')).toBeNull();
    expect(document.querySelector('[aria-busy=true]')).not.toBeNull();
  });

  it('shows what failed instead of the list', () => {
    show({ failed: <FailedState>The orders could not be loaded.</FailedState> });
    expect(screen.getByRole('alert').textContent).toContain('The orders could not be loaded.');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('has all rows of a long list to print once beforeprint was dispatched', () => {
    const many = Array.from({ length: 120 }, (_, index) => ({ id: `N${index}`, total: index }));
    show({ rows: many });
    expect(screen.queryAllByRole('row').length).toBeLessThan(120);
    window.dispatchEvent(new Event('beforeprint'));
    expect(screen.getAllByRole('row')).toHaveLength(121);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.queryAllByRole('row').length).toBeLessThan(120);
  });
});
