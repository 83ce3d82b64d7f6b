import type { ProductHistoryRef } from '#machines/history/productHistory/productHistoryMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { HistoryPage } from '../../../history/HistoryPage.tsx';
import type { HistoryWords } from '../../../history/historyRef.ts';
import { SalesTable } from './SalesTable.tsx';

const WORDS: HistoryWords = {
  title: 'Product History',
  printed: 'Invoiced',
  rows: 'lines',
  row: 'line',
  searched: 'Order, product or type',
  dated: 'Invoice date',
};

/** What the customer was invoiced for, line by line. */
export function ProductHistoryScreen({
  shop,
  flows: { productHistory: history },
}: {
  shop: Shop;
  flows: { productHistory: ProductHistoryRef };
}) {
  return (
    <HistoryPage shop={shop} history={history} words={WORDS}>
      <SalesTable shop={shop} history={history} />
    </HistoryPage>
  );
}
