import { formatDate } from '#domain/formatDate.ts';
import type { Lookup } from '#domain/lookup.ts';
import { formatUnitPrice, longestPlaces } from '#domain/money.ts';
import { hasPrice } from '#domain/order/order.ts';
import type { Sale, SaleColumn } from '#domain/order/salesList.ts';
import { formatQuantity } from '#domain/quantity.ts';
import { historyText } from '#domain/texts/historyText.ts';
import { type DataTableColumn, numberWidth } from '../../../components/tables/dataTableColumn.ts';
import { NumberText } from '../../../components/text/NumberText.tsx';
import { OrderLink } from '../../../order/OrderLink.tsx';
import { ProductDescription } from '../../../product/ProductDescription.tsx';
import { SaleBilled } from './SaleBilled.tsx';
import { SaleLink } from './SaleLink.tsx';
import { SalePrice } from './SalePrice.tsx';
import styles from './SalesTable.module.css';
import { SaleType } from './SaleType.tsx';

type Column = DataTableColumn<Sale>;

/** CSS pixels; the description takes the remaining width, on an upright tablet with the code below it. */
const WIDTHS = {
  wide: {
    orderNumber: 132,
    formattedProductCode: 132,
    invoiceDate: 120,
    quantity: 104,
    unitOfMeasure_SellBy: 80,
    price: 144,
    type: 104,
  },
  narrow: {
    orderNumber: 108,
    invoiceDate: 108,
    quantity: 90,
    unitOfMeasure_SellBy: 52,
    price: 128,
    type: 76,
  },
} as const;

interface ColumnsOf {
  /** The products that have a page. */
  readonly listed: Lookup<unknown>;
  readonly sales: readonly Sale[];
  readonly isNarrow: boolean;
  readonly leadsToOrders: boolean;
}

/** The columns of specification 2; without any price the header of Price is blank and does not sort. */
export function saleColumns({ listed, sales, isNarrow, leadsToOrders }: ColumnsOf): readonly Column[] {
  const isPriced = sales.some(hasPrice);
  const pricePlaces = longestPlaces(sales.map((sale) => sale.price));
  const widths: Partial<Record<SaleColumn, number>> = WIDTHS[isNarrow ? 'narrow' : 'wide'];
  const sortable = (id: SaleColumn, header: string, cell: Column['cell']): Column => {
    const width = widths[id];
    return { id, header, isSortable: true, cell, ...(width === undefined ? {} : { width }) };
  };
  const quantity = sortable('quantity', historyText('productHistory.quantity'), (sale) => (
    <NumberText>{formatQuantity(sale.quantity)}</NumberText>
  ));
  const price = sortable('price', historyText('productHistory.price'), (sale) => (
    <span className={styles.price}>
      <SalePrice sale={sale} columnPlaces={pricePlaces} />
    </span>
  ));
  const priceTexts = sales
    .filter(hasPrice)
    .map((sale) => `${formatUnitPrice(sale.price, pricePlaces, pricePlaces)} / ${sale.unitOfMeasure_Prc}`);
  const code = (sale: Sale) => (
    <SaleLink sale={sale} listed={listed}>
      <span className="code">{sale.formattedProductCode}</span>
    </SaleLink>
  );
  return [
    sortable('orderNumber', historyText('productHistory.orderNumber'), ({ orderNumber }) => (
      <OrderLink orderNumber={orderNumber} leads={leadsToOrders} />
    )),
    ...(isNarrow ? [] : [sortable('formattedProductCode', historyText('productHistory.productCode'), code)]),
    sortable('description', historyText('productHistory.description'), (sale) => (
      <>
        <SaleLink sale={sale} listed={listed}>
          <ProductDescription>{sale.description}</ProductDescription>
        </SaleLink>
        {isNarrow && <span className={styles.below}>{code(sale)}</span>}
        <SaleBilled sale={sale} className={styles.below} />
      </>
    )),
    sortable('invoiceDate', historyText('productHistory.invoiceDateHeading'), ({ invoiceDate }) =>
      formatDate(invoiceDate),
    ),
    { ...quantity, align: 'end' },
    sortable('unitOfMeasure_SellBy', 'U/M', ({ unitOfMeasure_SellBy }) => unitOfMeasure_SellBy),
    {
      ...price,
      width: numberWidth(widths.price ?? 0, priceTexts),
      align: 'end',
      ...(isPriced ? {} : { header: '', spokenHeader: historyText('productHistory.price'), isSortable: false }),
    },
    sortable('type', historyText('productHistory.type'), ({ type }) => <SaleType>{type}</SaleType>),
  ];
}
