export { makeSizes as render } from './makeSizes.ts';
