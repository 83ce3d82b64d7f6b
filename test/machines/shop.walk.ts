import { shopMachine } from '#machines/shop/shopMachine.ts';
import { walkOf } from '../support/walk.ts';
import { guideBuyer } from './guideDialogSamples.ts';
import { buyer, environment, guest, tomatoes, twoCases } from './samples.ts';

export const shopWalk = walkOf({
  machine: shopMachine,
  inputs: {
    'of a buyer': { shopper: buyer, environment: environment() },
    'of a buyer who keeps guides': { shopper: guideBuyer, environment: environment() },
    'of a guest': { shopper: guest, environment: environment() },
  },
  events: {
    'page.enter': {
      'of the products': { page: { name: 'products' } },
      'of a product': { page: { name: 'product', productKey: 11 } },
      'of another product': { page: { name: 'product', productKey: 12 } },
      'of the cart': { page: { name: 'cart' } },
      'of order history': { page: { name: 'orderHistory' } },
      'of an order': { page: { name: 'order', orderNumber: '500103' } },
      'of product history': { page: { name: 'productHistory' } },
      'of order guides': { page: { name: 'orderGuide', guide: null } },
      'of editing a guide': { page: { name: 'guideEdit', guide: 'Weekly' } },
      'of checkout': { page: { name: 'checkout' } },
      'without a flow': { page: { name: 'other' } },
    },
    'cartLine.add': { tomatoes: { product: tomatoes } },
    'cartLine.edit': { tomatoes: { product: tomatoes, line: twoCases } },
    'guide.addProduct': { tomatoes: { product: tomatoes, guides: [] } },
    'cart.saveAsGuide': { 'two cases': { cartLines: [twoCases], products: new Map([[11, tomatoes]]), guides: [] } },
    'paste.open': { 'with a text': { text: 'TOM 2 CS' }, 'with an empty field': {} },
    'menu.choose': { 'the cart': { entry: 'ViewCart' } },
    'accountRequired.close': { 'by its button': {} },
  },
  answers: {
    addToGuide: { closed: undefined },
    saveCartAsGuide: { closed: undefined },
    paste: { closed: undefined },
    cartLineDialog: { closed: undefined },
  },
  distinguish: ({ page }) => page,
});
