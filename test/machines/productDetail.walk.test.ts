import { productDetailMachine } from '#machines/productDetail/productDetailMachine.ts';
import { walkMachine } from '../support/walk.ts';
import { failures, lastSale } from './samples.ts';

walkMachine({
  machine: productDetailMachine,
  inputs: { 'of tomatoes': { productKey: 11 } },
  events: { 'image.show': { 'the second': { index: 1 } } },
  answers: { loadLastSale: { 'in January': lastSale, never: null } },
  failures: { loadLastSale: { unavailable: failures.unavailable } },
});
