import type { Decimal } from '#domain/decimal.ts';
import { formatMoney, formatUnitPrice } from '#domain/money.ts';
import { NumberText } from './NumberText.tsx';

export interface MoneyTextProps {
  readonly value: number | Decimal | null | undefined;
  /** A unit price with up to this many decimals, instead of an amount with two. */
  readonly places?: number | undefined;
  /** Decimals of every price of the column. */
  readonly columnPlaces?: number | undefined;
  readonly unit?: string | undefined;
  readonly isInline?: boolean;
}

export function MoneyText({ value, places, columnPlaces, unit, isInline = false }: MoneyTextProps) {
  const isAbsent = value === null || value === undefined;
  const text = places === undefined ? formatMoney(value) : formatUnitPrice(value, places, columnPlaces);
  return (
    <NumberText unit={unit} places={columnPlaces} isInline={isInline} isAbsent={isAbsent}>
      {text}
    </NumberText>
  );
}
