import type { Lookup } from '#domain/lookup.ts';
import type { Sale, SaleColumn } from '#domain/order/salesList.ts';
import { formatQuantity } from '#domain/quantity.ts';
import { formatDate } from '#domain/shownDate.ts';
import type { DataTableColumn } from '../../components/tables/dataTableColumn.ts';
import { OrderLink } from '../../order/OrderLink.tsx';
import { SaleLink } from './SaleLink.tsx';
import { SalePrice } from './SalePrice.tsx';
import { SaleType } from './SaleType.tsx';

type Column = DataTableColumn<Sale>;

/** CSS pixels; the description takes what is left. The narrow ones fit an upright tablet without scrolling. */
const WIDTHS = {
  wide: {
    orderNumber: 132,
    productCode: 132,
    invoiceDate: 120,
    quantity: 104,
    unitOfMeasure_SellBy: 80,
    price: 136,
    type: 104,
  },
  narrow: {
    orderNumber: 106,
    productCode: 100,
    description: 124,
    invoiceDate: 106,
    quantity: 84,
    unitOfMeasure_SellBy: 52,
    price: 82,
    type: 78,
  },
} as const;

interface ColumnsOf {
  /** The products that have a page. */
  readonly listed: Lookup<unknown>;
  /** Some row has a price. */
  readonly isPriced: boolean;
  readonly isNarrow: boolean;
  readonly leadsToOrders: boolean;
}

/** The columns of specification 2; the header of Price is blank, and sorts nothing, when no row has one. */
export function saleColumns({ listed, isPriced, isNarrow, leadsToOrders }: ColumnsOf): readonly Column[] {
  const widths: Partial<Record<SaleColumn, number>> = WIDTHS[isNarrow ? 'narrow' : 'wide'];
  const sortable = (id: SaleColumn, header: string, cell: Column['cell']): Column => {
    const width = widths[id];
    return { id, header, isSortable: true, cell, ...(width === undefined ? {} : { width }) };
  };
  const price = sortable('price', 'Price', (sale) => <SalePrice sale={sale} />);
  return [
    sortable('orderNumber', 'Order Number', ({ orderNumber }) => (
      <OrderLink orderNumber={orderNumber} leads={leadsToOrders} />
    )),
    sortable('productCode', 'Product Code', (sale) => (
      <SaleLink sale={sale} listed={listed}>
        <span className="code">{sale.productCode}</span>
      </SaleLink>
    )),
    sortable('description', 'Description', (sale) => (
      <SaleLink sale={sale} listed={listed}>
        {sale.description}
      </SaleLink>
    )),
    sortable('invoiceDate', 'Invoice Date', ({ invoiceDate }) => formatDate(invoiceDate)),
    { ...sortable('quantity', 'Quantity', ({ quantity }) => formatQuantity(quantity)), align: 'end' },
    sortable('unitOfMeasure_SellBy', 'U/M', ({ unitOfMeasure_SellBy }) => unitOfMeasure_SellBy),
    { ...price, align: 'end', ...(isPriced ? {} : { header: '', spokenHeader: 'Price', isSortable: false }) },
    sortable('type', 'Type', ({ type }) => <SaleType>{type}</SaleType>),
  ];
}
