import { guideHref } from '#domain/guide/guideAddress.ts';
import {
  GUIDES,
  guide,
  known,
  listed,
  longGuide,
  newName,
  ONE_GUIDE,
  refused,
  SAVED,
  unanswered,
} from '#test/support/stories/guides.ts';
import { all, answerHeld, cutHeld, hold, holdAfter } from '#test/support/stories/server.ts';
import {
  click,
  closeByEscape,
  fill,
  inDialog,
  loading,
  openDialog,
  press,
  select,
  sends,
  visibleText,
} from '#test/support/stories/steps.ts';
import { type Step, storiesOf } from '#test/support/stories/story.ts';

const CREATE = 'Create Order Guide';
const DELETE = 'Delete Order Guide?';
const REMOVE = 'Remove From Order Guide';
const ITEM = 'Edit Order Guide Quantity';
const ADD = 'Add to Order Guide';
const NAME = /^Order Guide Name/;

const visit = (name: string | null) => ({ as: 'chef', at: guideHref(name) }) as const;
const create = click('Create New');
const remove = click(/^Remove Corn/);
const quantityOfCorn = [click(/^Change quantity of Corn/), inDialog(ITEM, fill('Quantity', '25'))];
const pick = (product: string) => inDialog(ADD, fill('Product', product), press('Enter'), fill('Quantity', '5'));
const add = inDialog(ADD, click('Add'));
const toNew = inDialog(ADD, select('Order Guide', ''), newName('Winter'));
const fourthOption: Step = ({ page }) => page.getByRole('option').nth(3).waitFor();
const wholePage = 'Order in Quick Entry';

/** The page of the order guides and its dialogs. */
export const orderGuideStories = storiesOf(
  ['orderGuide', 'guideAddition', 'guideItem', 'guideNaming', 'guideWrite', 'catalogue'],
  [
    { name: 'guide-long', ...visit('Everything'), server: longGuide, sees: wholePage },
    { name: 'guide-none', ...visit(null), server: listed(), sees: 'No order guides exist.' },
    {
      name: 'guide-empty',
      ...visit('Bar'),
      server: listed(guide('Bar', {})),
      sees: /^This order guide has no products/,
    },
    { name: 'guide-unlisted', ...visit('Gone'), server: known, sees: 'There is no order guide "Gone".' },
    { name: 'guide-locked', does: select('Order Guide', 'House list'), sees: /read-only/ },
    {
      name: 'guides-asked-again',
      ...visit('Gone'),
      server: all(known, holdAfter(1, GUIDES)),
      does: sends(GUIDES, click('Check Again')),
      sees: loading,
    },
    { name: 'guide-loading', ...visit('Kitchen'), server: hold(GUIDES), sees: loading },
    { name: 'guide-failed', server: cutHeld(GUIDES), sees: /could not be loaded/ },
    { name: 'guide', byTab: true, server: known, does: click('Try Again'), sees: wholePage },
    { name: 'guide-create-closed', does: [create, openDialog(CREATE), closeByEscape(CREATE)], sees: wholePage },
    { name: 'guide-create', byTab: true, does: [create, fill(NAME, 'Sunday brunch')], sees: openDialog(CREATE) },
    { name: 'guide-creating', ...unanswered(inDialog(CREATE, fill(NAME, 'Brunch'), click('Create'))) },
    {
      name: 'guide-create-failed',
      server: answerHeld(ONE_GUIDE, refused('There is already an order guide named "Brunch".'), 409),
      sees: /^There is already/,
    },
    {
      name: 'guide-deleting',
      ...unanswered(closeByEscape(CREATE), click('Delete'), inDialog(DELETE, click('Delete'))),
    },
    { name: 'guide-delete', server: cutHeld(ONE_GUIDE), sees: /^Failed to delete/ },
    {
      name: 'guide-item-closed',
      does: [closeByEscape(DELETE), remove, openDialog(REMOVE), closeByEscape(REMOVE)],
      sees: wholePage,
    },
    { name: 'guide-remove', does: remove, sees: openDialog(REMOVE) },
    { name: 'guide-removing', ...unanswered(inDialog(REMOVE, click('Remove'))) },
    {
      name: 'guide-item',
      byTab: true,
      server: cutHeld(ONE_GUIDE),
      does: [visibleText(/^Failed to save/), closeByEscape(REMOVE), ...quantityOfCorn],
      sees: /enter a multiple/,
    },
    {
      name: 'guide-add-product',
      does: [closeByEscape(ITEM), click('Add New Product'), inDialog(ADD, fill('Product', 'sal')), press('ArrowDown')],
      sees: fourthOption,
    },
    { name: 'guide-add-quantity', byTab: true, does: [pick('corn, sweet, bi'), add], sees: /has this product already/ },
    { name: 'guide-adding', ...unanswered(pick('lime, persian'), add) },
    {
      name: 'guide-added',
      server: answerHeld(ONE_GUIDE, SAVED),
      does: [visibleText(/^Added "/), closeByEscape(ADD)],
      sees: wholePage,
    },
    {
      name: 'guide-adding-to-new',
      ...visit('Kitchen'),
      ...unanswered(click('Add New Product'), pick('lime, persian'), toNew, add),
    },
  ],
);
