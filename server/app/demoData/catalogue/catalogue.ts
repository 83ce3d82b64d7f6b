import { bakery } from './bakery.ts';
import { beverages } from './beverages.ts';
import { cleaning } from './cleaning.ts';
import { dairy } from './dairy.ts';
import { disposables } from './disposables.ts';
import { dryGoods } from './dryGoods.ts';
import { frozen } from './frozen.ts';
import { kitchen } from './kitchen.ts';
import { meat } from './meat.ts';
import { poultry } from './poultry.ts';
import { produce } from './produce.ts';
import { seafood } from './seafood.ts';
import type { MainCategorySource } from './source.ts';

export const catalogue: readonly MainCategorySource[] = [
  produce,
  meat,
  poultry,
  seafood,
  dairy,
  frozen,
  bakery,
  dryGoods,
  beverages,
  disposables,
  cleaning,
  kitchen,
];

export function categoryCode(mainCategory: MainCategorySource, index: number): string {
  return `${mainCategory.code}${String(index + 1).padStart(2, '0')}`;
}
