import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { MENU_KEYS, type MenuKey } from '#domain/settings/menu.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import { reportsText } from '#domain/texts/reportsText.ts';
import { reportCardsMachine } from '#machines/reports/reportCards/reportCardsMachine.ts';
import { ReportsScreen } from '../../src/features/reports/reports/ReportsScreen.tsx';
import { buyer, type CatalogueSample, environment, loadedCatalogue } from '../machines/samples.ts';
import { reasonOf } from '../support/screens/blocked.ts';
import { renderPiece } from './components/renderPiece.tsx';
import './knownTags.ts';
import { answer, child, quietFlow, quietShop } from '../support/screens/quietShop.ts';

afterEach(cleanup);

function show(
  settings: Partial<UserSettings> = {},
  closed: readonly MenuKey[] = [],
  catalogue: CatalogueSample | null = loadedCatalogue,
) {
  const menu = MENU_KEYS.map((key) => ({ key, isVisible: !closed.includes(key), isLocked: false }));
  const { configuration } = buyer;
  const shopper = {
    ...buyer,
    configuration: { ...configuration, settings: { ...configuration.settings, menu, ...settings } },
  };
  const reportCards = quietFlow(reportCardsMachine, { today: environment().today() });
  renderPiece(
    <main tabIndex={-1}>
      <ReportsScreen shop={quietShop({ shopper, catalogue })} flows={{ reportCards }} />
    </main>,
  );
  const documents = child(reportCards, 'documents');
  return { documents, user: userEvent.setup({ pointerEventsCheck: 0 }) };
}

const titles = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const card = (title: string) => {
  const found = screen.getByRole('heading', { name: title }).closest('details');
  if (!found) throw new Error(`no card ${title}`);
  return within(found);
};
const options = (title: string, label: string) =>
  within(card(title).getByLabelText(label))
    .getAllByRole('option')
    .map((option) => option.textContent);
const openButton = (title: string) => card(title).getByRole('button', { name: /Open Report/ });

function buttonOf({ documents }: ReturnType<typeof show>, key: string) {
  const button = documents.getSnapshot().context.documents[key];
  if (!button) throw new Error(`nothing opens ${key}`);
  return button;
}

async function failWith(shown: ReturnType<typeof show>, title: string, key: string, status: number) {
  await shown.user.click(openButton(title));
  act(() => {
    const button = buttonOf(shown, key);
    answer(button, 'openTab', true);
    answer(button, 'fetchDocument', { kind: 'refused', status });
  });
}

test('there is a card for each report, each behind its own key', () => {
  show();
  expect(titles()).toEqual([
    'Current Statement',
    'Order Guide List',
    'Product List',
    'Product Price List',
    'Quote Sheet',
  ]);
});

test('cards whose keys are hidden are missing; without any, a text shows that', () => {
  show({}, ['CurrentStatement', 'QuoteSheet', 'ProductList']);
  expect(titles()).toEqual(['Order Guide List', 'Product Price List']);
});

test('a user who sees no prices has no price list', () => {
  show({ hidePricing: true });
  expect(titles()).not.toContain('Product Price List');
});

test('without a report a text shows that, with a link', () => {
  show({}, ['CurrentStatement', 'OrderGuideList', 'ProductList', 'ProductPriceList', 'QuoteSheet']);
  expect(screen.getByText(reportsText('report.noReports'))).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to Products' })).toBeTruthy();
});

test('All Products is offered to those who see all products', () => {
  show();
  expect(options('Product Price List', 'Products')).toEqual(['Standard Order', 'All Products']);
});

test('All Products is not offered to others', () => {
  show({}, ['AllProducts']);
  expect(options('Product Price List', 'Products')).toEqual(['Standard Order']);
});

test('a quote sheet is of all days, or of one from Sunday to Saturday', () => {
  show();
  expect(options('Quote Sheet', 'Day of week')).toEqual([
    ...['All Days', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  ]);
});

test('a button requests the values of the fields', async () => {
  const shown = show();
  await shown.user.selectOptions(card('Quote Sheet').getByLabelText('Day of week'), 'Monday');
  const since = card('Quote Sheet').getByLabelText('Quantity purchased since');
  await shown.user.clear(since);
  await shown.user.type(since, '01/31/2026{Enter}');
  await shown.user.click(openButton('Quote Sheet'));
  expect(buttonOf(shown, 'report/quoteSheet/pdf').getSnapshot().context.request).toMatchObject({
    kind: 'report',
    format: 'pdf',
    report: { kind: 'quoteSheet', purchasedSince: '2026-01-31', dayOfWeek: 2 },
  });
});

test('an invalid date, and one after the effective date, shows an error at its field, and nothing can be opened with it', async () => {
  const shown = show();
  const since = card('Quote Sheet').getByLabelText('Quantity purchased since');
  await shown.user.clear(since);
  await shown.user.type(since, '12/31/2099{Enter}');
  expect(card('Quote Sheet').getByText(reportsText('report.purchasedLater'))).toBeTruthy();
  expect(reasonOf(openButton('Quote Sheet'))).toBe('Correct the marked fields.');
  expect(reasonOf(openButton('Product List'))).toBeNull();
  await shown.user.clear(since);
  await shown.user.type(since, 'soon{Enter}');
  expect(reasonOf(openButton('Quote Sheet'))).toBe('Correct the marked fields.');
});

test.each([
  [204, 'No report data'],
  [404, 'No report found. Please contact the system administrator.'],
  [500, 'An unexpected error occurred while processing the report.'],
  [200, 'An unexpected error occurred while processing the report.'],
] as const)('a report that failed (%s) shows why on its card', async (status, text) => {
  const shown = show();
  await failWith(shown, 'Product List', 'report/productList/pdf', status);
  expect(card('Product List').getByText(text)).toBeTruthy();
  expect(screen.getAllByText(text)).toHaveLength(1);
  await shown.user.click(card('Product List').getByRole('button', { name: /^Failed/ }));
  expect(screen.queryByText(text)).toBeNull();
});

const categories = [
  { code: 'VEG', description: 'Vegetables', parent: 'PRO', isExcluded: false },
  { code: 'BRD', description: 'Bread', parent: 'BAK', isExcluded: false },
  { code: 'MIX', description: 'Bar Mixers', parent: 'BAK', isExcluded: true },
];
const mainCategories = [
  { code: 'PRO', description: 'Produce' },
  { code: 'BAK', description: 'Bakery' },
];
const guide = (name: string) => ({ name, isPrimary: false, isReadOnly: false, version: 1, products: [] });
const wide: CatalogueSample = {
  ...loadedCatalogue,
  categories,
  mainCategories,
  guides: [guide('weekly'), guide('Bar'), guide('Standard')],
};

test('each card is open, and shows the purpose of its report', () => {
  show();
  for (const title of titles()) {
    const found = screen.getByRole('heading', { name: title ?? '' }).closest('details');
    expect(found?.open).toBe(true);
    expect(found?.querySelector('p')?.textContent).toMatch(/^[A-Z].{15,}\.$/);
  }
});

test('a product list can be of a category, named with its main category, that the customer may buy of', async () => {
  const shown = show({}, [], wide);
  expect(options('Product List', 'Category')).toEqual(['All Categories', 'Produce › Vegetables', 'Bakery › Bread']);
  await shown.user.selectOptions(card('Product List').getByLabelText('Category'), 'Bakery › Bread');
  await shown.user.click(openButton('Product List'));
  expect(buttonOf(shown, 'report/productList/pdf').getSnapshot().context.request).toMatchObject({
    report: { kind: 'productList', category: 'BRD' },
  });
});

test('guides are offered by name in any case, and a range that ends before it begins shows an error at its end', async () => {
  const shown = show({}, [], wide);
  const names = ['Bar', 'Standard', 'weekly'];
  expect(options('Order Guide List', 'Starting guide')).toEqual(['First', ...names]);
  expect(options('Order Guide List', 'Ending guide')).toEqual(['Last', ...names]);
  await shown.user.selectOptions(card('Order Guide List').getByLabelText('Starting guide'), 'Standard');
  await shown.user.selectOptions(card('Order Guide List').getByLabelText('Ending guide'), 'Bar');
  expect(card('Order Guide List').getByText(reportsText('report.guidesReversed'))).toBeTruthy();
  expect(reasonOf(openButton('Order Guide List'))).toBe('Correct the marked fields.');
  await shown.user.selectOptions(card('Order Guide List').getByLabelText('Ending guide'), 'weekly');
  await shown.user.click(openButton('Order Guide List'));
  expect(buttonOf(shown, 'report/orderGuideList/pdf').getSnapshot().context.request).toMatchObject({
    report: { startingGuide: 'Standard', endingGuide: 'weekly' },
  });
});

test('options wait for the catalog', () => {
  show({}, [], null);
  for (const label of ['Category', 'Starting guide', 'Ending guide'])
    expect(screen.getByLabelText(label)).toHaveProperty('disabled', true);
});

test('a price list is of all products when they are chosen, and is not opened with an invalid day', async () => {
  const shown = show();
  const priceList = card('Product Price List');
  await shown.user.selectOptions(priceList.getByLabelText('Products'), 'All Products');
  await shown.user.click(openButton('Product Price List'));
  expect(buttonOf(shown, 'report/priceList/pdf').getSnapshot().context.request).toMatchObject({
    report: { kind: 'priceList', allProducts: true },
  });
  const effective = priceList.getByLabelText('Effective date');
  await shown.user.clear(effective);
  await shown.user.tab();
  expect(priceList.getByText(reportsText('report.dateMissing'))).toBeTruthy();
  expect(reasonOf(openButton('Product Price List'))).toBe('Correct the marked fields.');
});

test('a report is saved as CSV by a button of its own', async () => {
  const shown = show();
  await shown.user.click(
    card('Product List').getByRole('button', { name: new RegExp(`^${reportsText('report.save')}`) }),
  );
  expect(buttonOf(shown, 'report/productList/csv').getSnapshot().context.request).toMatchObject({ format: 'csv' });
});
