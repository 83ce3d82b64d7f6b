export { provideCartLine } from '../../areas/ordering/provideCartLine.ts';
export { CartLineDialog } from '../../features/ordering/cartLineDialog/CartLineDialog.tsx';
