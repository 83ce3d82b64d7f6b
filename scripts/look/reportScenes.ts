import { reportTexts } from '../../domain/report/reportTexts.ts';
import { button } from '../../test/support/shopping.ts';
import { answer, type Scene, sees } from './scene.ts';

const PRODUCT_LIST = '**/api/reports/productlist*';
const ABSENT = { message: reportTexts.absent, errors: [] };

export const reportScenes: readonly Scene[] = [
  {
    name: 'reports',
    after: 'sales-empty',
    show: async (page) => {
      await page.getByRole('link', { name: 'Documents' }).first().click();
      await sees('Quote Sheet')(page);
    },
  },
  {
    name: 'reports-absent',
    after: 'reports',
    network: answer(PRODUCT_LIST, ABSENT, 404),
    show: async (page) => {
      await button(page, /^Open Report of Product List/).click();
      await sees(reportTexts.absent)(page);
    },
  },
  {
    name: 'reports-left',
    after: 'reports-absent',
    show: async (page) => {
      await page.getByRole('link', { name: 'Categories' }).first().click();
      await sees('Seafood')(page);
    },
  },
  { name: 'reports-priceless', isVariant: true, as: 'priceless', at: '/reports', show: sees('Quote Sheet') },
];
