import { productDetailMachine } from '#machines/ordering/productDetail/productDetailMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { failures } from '../samples.ts';

export const productDetailWalk = walkOf({
  machine: productDetailMachine,
  inputs: { 'of tomatoes': { productKey: 11 } },
  events: { 'image.show': { 'the second': { index: 1 } }, 'documents.retry': { 'by its button': {} } },
  failures: { documents: { 'a bug': failures.unexpected } },
});
