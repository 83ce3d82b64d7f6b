import { historyText } from '#domain/texts/historyText.ts';
import type { ProductHistoryRef } from '#machines/history/productHistory/productHistoryMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { HistoryPage } from '../../../history/HistoryPage.tsx';
import type { HistoryWords } from '../../../history/historyRef.ts';
import { SalesTable } from './SalesTable.tsx';

const WORDS: HistoryWords = {
  title: historyText('productHistory.productHistory'),
  printed: historyText('productHistory.invoiced'),
  rows: 'lines',
  searched: historyText('productHistory.orderProductOrType'),
  dated: historyText('productHistory.invoiceDate'),
};

/** The invoiced lines of the customer. */
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
