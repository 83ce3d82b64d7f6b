import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { Sale } from '#domain/order/salesList.ts';
import { isAvailable } from '#domain/settings/menu.ts';
import { historyText } from '#domain/texts/historyText.ts';
import type {
  ProductHistoryRef,
  ProductHistorySnapshot,
} from '#machines/history/productHistory/productHistoryMachine.ts';
import type { CatalogueSnapshot } from '#machines/shop/catalogue/catalogueMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { HistoryTable } from '../../../history/HistoryTable.tsx';
import { SALES_CARDS_BELOW } from '../../../theme/layout.ts';
import { useIsNarrowerThan } from '../../../theme/useIsNarrowerThan.ts';
import { SaleCard } from './SaleCard.tsx';
import { saleColumns } from './saleColumns.tsx';

const shownOf = ({ context }: ProductHistorySnapshot) => context.shown;
const listedOf = ({ context }: CatalogueSnapshot) => context.catalogue.productByKey;

/** From this width the wide columns fit beside the rail. */
const WIDE_TABLE_FROM = 1280;

const rowKey = ({ place }: Sale) => String(place);

/** The sold lines as a table, or as cards below 700 px. */
export function SalesTable({ shop, history }: { shop: Shop; history: ProductHistoryRef }) {
  const sales = useSelector(history, shownOf);
  const listed = useSelector(shop.catalogue, listedOf);
  const leadsToOrders = isAvailable(shop.shopper.configuration.settings.menu, 'OrderHistory');
  const isNarrow = useIsNarrowerThan(WIDE_TABLE_FROM);
  const columns = useMemo(
    () => saleColumns({ listed, sales, isNarrow, leadsToOrders }),
    [listed, sales, isNarrow, leadsToOrders],
  );
  return (
    <HistoryTable
      history={history}
      label={historyText('productHistory.salesTable')}
      columns={columns}
      rowKey={rowKey}
      card={(sale) => <SaleCard sale={sale} listed={listed} leadsToOrders={leadsToOrders} />}
      cardsBelow={SALES_CARDS_BELOW}
      failed={historyText('productHistory.theProductHistoryCouldNotBe')}
    />
  );
}
