import { packText, stockUnitIn } from '#domain/product/pack.ts';
import { reportsText } from '#domain/texts/reportsText.ts';
import type { Cell, Column } from '../../platform/pdf/columns.ts';
import type { ReportProduct } from './productRepository.ts';

export const productColumns = (): Column[] => [
  { kind: 'text', heading: reportsText('productLines.item'), minimum: 44, maximum: 84 },
  { kind: 'wide', heading: reportsText('productLines.description') },
];

export const productHeadings = (): string[] => [
  reportsText('productLines.mainCategory'),
  reportsText('productLines.category'),
  reportsText('productLines.item'),
  reportsText('productLines.description'),
];

type Named = Pick<ReportProduct, 'code' | 'description' | 'category' | 'main_category'>;

export function productCells({ code, description }: Named, notes: readonly string[] = []): Cell[] {
  return [{ text: code }, { text: description, ...(notes.length > 0 ? { notes } : {}) }];
}

export function productCsv({ code, description, category, main_category }: Named): string[] {
  return [main_category, category, code, description];
}

/** The sell units of the product: 'EA, CS of 24'. */
export function soldBy({ units }: Pick<ReportProduct, 'units'>): string {
  const stockUnit = stockUnitIn(units);
  return units
    .filter(({ isSold }) => isSold)
    .map((unit) => packText(unit, stockUnit))
    .join(', ');
}
