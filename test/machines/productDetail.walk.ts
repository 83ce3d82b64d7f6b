import { productDetailMachine } from '#machines/productDetail/productDetailMachine.ts';
import { walkOf } from '../support/walk.ts';

export const productDetailWalk = walkOf({
  machine: productDetailMachine,
  inputs: { 'of tomatoes': { productKey: 11 } },
  events: { 'image.show': { 'the second': { index: 1 } } },
});
