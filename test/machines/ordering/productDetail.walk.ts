import { productDetailMachine } from '#machines/ordering/productDetail/productDetailMachine.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { restsIn, sets } from '../../support/walks/walkRules.ts';

export const productDetailWalk = walkOf({
  machine: productDetailMachine,
  inputs: { 'of tomatoes': { productKey: 11 } },
  events: { 'image.show': { 'the second': { index: 1 } } },
  rules: [
    sets<{ shownImage: number }>('image.show', ({ shownImage }) => shownImage === 1, 'pictures'),
    restsIn(['documents.unavailable']),
  ],
});
