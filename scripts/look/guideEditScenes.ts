import type { Page } from 'playwright-core';
import { guideTexts } from '#domain/guide/guideTexts.ts';
import { guideEditHref } from '../../domain/guide/guideAddress.ts';
import { texts } from '../../domain/texts.ts';
import { button, dialog } from '../../test/support/shopping.ts';
import { GUIDES, guide, KNOWN, known, line, listed, ONE_GUIDE, oldUnit, refused } from './guides.ts';
import { answerHeld } from './heldCalls.ts';
import { all, answer, cut, type Scene, sees } from './scene.ts';

const edits = async (page: Page) => {
  await button(page, 'Save').waitFor();
  await page
    .getByLabel(/^Include /)
    .first()
    .waitFor();
};
const searches = async (page: Page, text: string) => {
  await edits(page);
  await page.getByRole('searchbox', { name: 'Search products of the catalogue' }).fill(text);
};

const listsIncluded = async (page: Page) => {
  await edits(page);
  await button(page, 'Only included').click();
};

export const guideEditScenes: readonly Scene[] = [
  {
    name: 'guide-edit-included',
    isVariant: true,
    as: 'chef',
    at: guideEditHref('Kitchen'),
    network: listed(oldUnit),
    show: all(listsIncluded, sees('5 included')),
  },
  {
    name: 'guide-edit-errors',
    as: 'chef',
    at: guideEditHref('Kitchen'),
    network: listed(oldUnit),
    show: async (page) => {
      await listsIncluded(page);
      await page.getByRole('textbox', { name: /^Quantity of Corn/ }).fill('25');
      await button(page, 'Save').click();
      await sees('Correct 1 product before saving.')(page);
    },
  },
  { name: 'guide-edit-new', isVariant: true, as: 'chef', at: guideEditHref('Brunch'), network: known, show: edits },
  {
    name: 'guide-edit-none-found',
    isVariant: true,
    as: 'chef',
    at: guideEditHref('Kitchen'),
    network: known,
    show: async (page) => {
      await searches(page, 'zzz');
      await sees(texts.products.none)(page);
    },
  },
  {
    name: 'guide-edit-locked',
    as: 'chef',
    at: guideEditHref('Standard'),
    network: known,
    show: sees(/cannot be changed/),
  },
  {
    name: 'guide-edit-failed',
    as: 'chef',
    at: guideEditHref('Kitchen'),
    network: cut(GUIDES),
    show: sees(/could not be loaded/),
  },
  {
    name: 'guide-edit',
    after: 'guide-edit-loading',
    network: all(known, answerHeld(GUIDES, KNOWN)),
    show: edits,
  },
  {
    name: 'guide-edit-item',
    as: 'chef',
    at: guideEditHref('Kitchen'),
    network: known,
    upTo: 599,
    show: async (page) => {
      await searches(page, 'corn, sweet');
      await page
        .getByRole('button', { name: /Corn, Sweet/ })
        .first()
        .click();
      await dialog(page, 'Edit Order Guide Quantity').getByLabel('Quantity', { exact: true }).fill('25');
      await sees(/enter a multiple/)(page);
    },
  },
  {
    name: 'guide-edit-conflict',
    after: 'guide-edit',
    network: answer(
      ONE_GUIDE,
      refused(409, guideTexts.guides.changedElsewhere, {
        guide: guide(
          'Kitchen',
          [line(1152, 5, 'CS', 1), line(1033, 24, 'EA', 2), line(1020, 1.5, 'LB', 4), line(1012, 2, 'CS', 5)],
          { version: 4 },
        ),
      }),
      409,
      'PATCH',
    ),
    show: async (page) => {
      await searches(page, 'salmon, atlantic');
      const salmon = page.getByLabel(/^Include Salmon, Atlantic, Fillet/).first();
      if (await salmon.isChecked()) await salmon.uncheck();
      else await salmon.check();
      await button(page, 'Save').click();
      await dialog(page, guideTexts.orderGuide.conflictTitle).waitFor();
    },
  },
];
