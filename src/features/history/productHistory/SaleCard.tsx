import { formatDate } from '#domain/formatDate.ts';
import type { Lookup } from '#domain/lookup.ts';
import { hasPrice } from '#domain/order/order.ts';
import type { Sale } from '#domain/order/salesList.ts';
import { formatQuantity } from '#domain/quantity.ts';
import { historyText } from '#domain/texts/historyText.ts';
import { NumberText } from '../../../components/text/NumberText.tsx';
import { OrderLink } from '../../../order/OrderLink.tsx';
import { ProductDescription } from '../../../product/ProductDescription.tsx';
import { SaleBilled } from './SaleBilled.tsx';
import styles from './SaleCard.module.css';
import { SaleLink } from './SaleLink.tsx';
import { SalePrice } from './SalePrice.tsx';
import { SaleType } from './SaleType.tsx';

interface SaleCardProps {
  readonly sale: Sale;
  readonly listed: Lookup<unknown>;
  readonly leadsToOrders: boolean;
}

/** A row of the table as a card, for narrow windows. */
export function SaleCard({ sale, listed, leadsToOrders }: SaleCardProps) {
  return (
    <article
      className={styles.card}
      aria-label={historyText('productHistory.order', { description: sale.description, orderNumber: sale.orderNumber })}
    >
      <div className={styles.about}>
        <p className={styles.name}>
          <SaleLink sale={sale} listed={listed}>
            <ProductDescription>{sale.description}</ProductDescription>
          </SaleLink>
        </p>
        <p className={styles.code}>{sale.formattedProductCode}</p>
      </div>
      <p className={styles.quantity}>
        <NumberText isInline unit={sale.unitOfMeasure_SellBy}>
          {formatQuantity(sale.quantity)}
        </NumberText>
        {hasPrice(sale) && (
          <span className={styles.price}>
            <SalePrice sale={sale} />
          </span>
        )}
        <SaleBilled sale={sale} className={styles.price} />
      </p>
      <p className={styles.facts}>
        <span>{formatDate(sale.invoiceDate)}</span>
        <span>
          {historyText('productHistory.orderOfSale')} <OrderLink orderNumber={sale.orderNumber} leads={leadsToOrders} />
        </span>
        <SaleType>{sale.type}</SaleType>
      </p>
    </article>
  );
}
