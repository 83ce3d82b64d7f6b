import { guidesMachine } from '#machines/guides/guidesMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { shopSample } from '../shop/shopSamples.ts';

const bug = { 'a bug': new TypeError('no page') };

export const guidesWalk = walkOf({
  machine: guidesMachine,
  inputs: { 'a shop': { shop: shopSample().shop } },
  events: {
    'orderGuide.enter': { 'of the first': { guide: null }, 'of one': { guide: 'Weekly' } },
    'guideEdit.enter': { 'of one': { guide: 'Weekly' } },
    'page.leave': { 'for another area': {} },
    'page.retry': { 'by its button': {} },
  },
  failures: { orderGuide: bug, guideEdit: bug },
  distinguish: ({ page }) => page,
});
