import { screen } from '@testing-library/react';
import type { SentLine } from '#domain/cart/cart.ts';
import type { Product } from '#domain/product/product.ts';
import { itemOf, leeks } from '../machines/ordering/entrySamples.ts';
import { type CatalogueSample, loadedCatalogue, priced, tomatoes, unsold } from '../machines/samples.ts';
import { type EntryWorld, quickEntryOnCue } from './quickEntryOnCue.tsx';

const [vegetables] = loadedCatalogue.categories;
const rum: Product = { ...leeks, productKey: 14, productCode: 'RUM', description: 'Rum', productCategoryCode: 'BAR' };
const spoons: Product = { ...unsold, description: 'Spoons' };
export const zest: Product = { ...leeks, productKey: 15, productCode: 'ZES', description: 'Zest of lemon' };

/** In the order of the list: leeks, rum (excluded), spoons (not sold by any unit), tomatoes, zest. */
export const shelf: CatalogueSample = {
  ...loadedCatalogue,
  products: [leeks, rum, spoons, tomatoes, zest],
  categories: [
    ...(vegetables ? [vegetables] : []),
    { code: 'BAR', description: 'Bar', parent: 'PRO', isExcluded: true },
  ],
};
const each = { prices: { EA: 1.5 }, uncommitted: null };
const prices = { 11: priced, 13: each, 14: each, 15: each };

export const quantity = (description: string) => screen.getByLabelText<HTMLInputElement>(`Quantity of ${description}`);
export const unit = (description: string) => screen.getByLabelText<HTMLSelectElement>(`Sell By U/M of ${description}`);
export const add = () => screen.getByText<HTMLButtonElement>('Add to Cart');
export const row = (field: HTMLElement) => field.closest('tr') as HTMLElement;
export const focused = () => document.activeElement;
export const rowWith = (text: string) => row(screen.getByText(text));
export const totals = () => screen.getByRole('region', { name: 'Entered Lines' }).querySelector('dl')?.textContent;

/** Quick entry over the shelf. `refuse`: the check answers that these products are not sold. */
export async function open(world: Partial<EntryWorld> = {}) {
  const opened = await quickEntryOnCue({ catalogue: shelf, prices, ...world });
  const type = async (description: string, text: string) => {
    await opened.user.click(quantity(description));
    await opened.user.keyboard(text);
  };
  const refuse = async (...refused: string[]) => {
    const { lines } = opened.validate.asked.at(-1) ?? { lines: [] };
    const names = new Map(shelf.products.map(({ productKey, description }) => [productKey, description]));
    const isRefused = ({ productKey }: SentLine) => refused.includes(names.get(productKey) ?? '');
    await opened.validate.answer(lines.filter(isRefused).map((line) => itemOf(line, false)));
  };
  return { ...opened, type, refuse };
}
