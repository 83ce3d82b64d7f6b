import { DEFAULT_PRICE_DECIMALS } from '#domain/money.ts';
import { hasPrice } from '#domain/order/order.ts';
import type { Sale } from '#domain/order/salesList.ts';
import { MoneyText } from '../../../components/text/MoneyText.tsx';

interface SalePriceProps {
  readonly sale: Sale;
  /** Decimals of the column. */
  readonly columnPlaces?: number;
}

/** The price per unit; absent without a price. */
export function SalePrice({ sale, columnPlaces }: SalePriceProps) {
  if (!hasPrice(sale)) return null;
  return (
    <MoneyText
      value={sale.price}
      places={DEFAULT_PRICE_DECIMALS}
      columnPlaces={columnPlaces}
      unit={`/ ${sale.unitOfMeasure_Prc}`}
    />
  );
}
