import { lineSurroundings } from '#machines/ordering/cartLineDialog/lineSurroundings.ts';
import { productDetailMachine } from '#machines/ordering/productDetail/productDetailMachine.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { refuses, restsIn, sets } from '../../support/walks/walkRules.ts';
import { tomatoes, unsold } from '../samples.ts';
import { shopSample } from '../shop/shopSamples.ts';

export const productDetailWalk = walkOf({
  machine: productDetailMachine,
  inputs: { 'of tomatoes': { productKey: 11, ordering: lineSurroundings(shopSample().shop) } },
  events: {
    'image.show': { 'the second': { index: 1 } },
    'order.open': { tomatoes: { product: tomatoes }, 'what is not sold': { product: { ...unsold, productKey: 11 } } },
  },
  rules: [
    sets<{ shownImage: number }>('image.show', ({ shownImage }) => shownImage === 1, 'pictures'),
    refuses('order.open: what is not sold'),
    restsIn(['documents.unavailable'], 'cartLine'),
    restsIn(['order.closed', 'order.broken'], 'documents'),
  ],
});
