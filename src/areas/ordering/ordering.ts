import { cartPage } from '../../features/ordering/cart/page.tsx';
import { categoriesPage } from '../../features/ordering/categories/page.tsx';
import { checkoutPage } from '../../features/ordering/checkout/page.tsx';
import { productPage } from '../../features/ordering/product/page.ts';
import { productsPage } from '../../features/ordering/products/page.tsx';
import type { Area } from '../area.ts';

export const ordering: Area = {
  name: 'ordering',
  pages: [productsPage, productPage, categoriesPage, cartPage, checkoutPage],
  load: () => import('./orderingParts.ts').then(({ orderingParts }) => orderingParts),
};
