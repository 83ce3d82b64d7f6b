export { provideCartLine } from '../../cart/provideCartLine.ts';
export { CartLineDialog } from '../../features/ordering/cartLineDialog/CartLineDialog.tsx';
