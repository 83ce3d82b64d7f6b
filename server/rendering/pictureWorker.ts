export { renderPicture as render } from '../images/productPicture.ts';
