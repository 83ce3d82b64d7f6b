import { guideEditHref } from '#domain/guide/guideAddress.ts';
import {
  changedElsewhere,
  GUIDE_LIST,
  GUIDES,
  guide,
  KITCHEN,
  known,
  listed,
  ONE_GUIDE,
  SAVED,
  unanswered,
} from '#test/support/stories/guides.ts';
import { all, answerHeld, cut, hold } from '#test/support/stories/server.ts';
import { check, click, fill, inDialog, loading, openDialog, uncheck } from '#test/support/stories/steps.ts';
import { type Step, storiesOf } from '#test/support/stories/story.ts';

const visit = (name = 'Kitchen') => ({ as: 'chef', at: guideEditHref(name) }) as const;
const ITEM = 'Edit Order Guide Quantity';

/** A product of this guide is no longer sold by its unit. */
const oldUnit = listed(guide('Kitchen', { ...KITCHEN, 1012: [1, 'BX'] }));

const products: Step = ({ page }) => page.locator('[aria-label*="Include "]').first().waitFor();
const allProducts = [products, click('Only included')];
const search = (text: string) => fill('Search products in the catalog', text);
const save = click('Save');
const limes = [search('lime, persian'), check(/^Include Lime, Persian/), save];

/** The page where an order guide is edited. */
export const guideEditStories = storiesOf(
  ['guideEdit', 'guideForm', 'guideNaming', 'guideSaving', 'guideWrite'],
  [
    { name: 'guide-edit-included', byTab: true, ...visit(), server: oldUnit, sees: [products, '5 included'] },
    {
      name: 'guide-edit-errors',
      ...visit(),
      server: oldUnit,
      does: [products, fill(/^Quantity of Corn/, '25'), save],
      sees: 'Correct 1 product before saving.',
    },
    {
      name: 'guide-edit-none-included',
      ...visit(),
      server: known,
      does: [products, search('zzz')],
      sees: /matches your search/,
    },
    { name: 'guide-edit-none-found', does: click('Search All Products'), sees: /^No Products/ },
    { name: 'guide-edit-all', ...visit(), server: known, does: allProducts, sees: products },
    { name: 'guide-edit-failed', ...visit(), server: cut(GUIDES), sees: /could not be loaded/ },
    {
      name: 'guide-edit-item',
      byTab: true,
      ...visit(),
      server: known,
      upTo: 599,
      does: [search('corn, sweet'), click(/Corn, Sweet/), inDialog(ITEM, fill('Quantity', '25'))],
      sees: /enter a multiple/,
    },
    { name: 'guide-edit-loading', ...visit(), server: hold(GUIDES), sees: loading },
    { name: 'guide-edit', server: all(known, answerHeld(GUIDES, GUIDE_LIST)), sees: products },
    {
      name: 'guide-edit-conflict',
      byTab: true,
      server: changedElsewhere({ 1152: [5, 'CS'], 1033: [24, 'EA'], 1020: [1.5, 'LB'], 1012: [2, 'CS'] }),
      does: [search('salmon, atlantic'), uncheck(/^Include Salmon, Atlantic, Fillet/), save],
      sees: openDialog('The Order Guide Was Changed Elsewhere'),
    },
    { name: 'guide-edit-saving', ...visit(), ...unanswered(...allProducts, ...limes) },
    { name: 'guide-edit-saved', server: answerHeld(ONE_GUIDE, SAVED), sees: 'Order in Quick Entry' },
    { name: 'guide-edit-new', ...visit('Brunch'), server: known, sees: products },
    { name: 'guide-edit-making', ...unanswered(...limes) },
    { name: 'guide-edit-locked', ...visit('Standard'), server: known, sees: /read-only/ },
    {
      name: 'guide-edit-copying',
      does: [click('Copy'), fill(/^Order Guide Name/, 'Mine')],
      sees: /(is|are) copied\.$/,
    },
  ],
);
