import { productDetailMachine } from '#machines/productDetail/productDetailMachine.ts';
import { walkMachine } from '../support/walk.ts';

walkMachine({
  machine: productDetailMachine,
  inputs: { 'of tomatoes': { productKey: 11 } },
  events: { 'image.show': { 'the second': { index: 1 } } },
});
