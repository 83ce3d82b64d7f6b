export { makeSizes as render } from '../images/makeSizes.ts';
