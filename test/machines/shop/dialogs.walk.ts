import { dialogsMachine } from '#machines/shop/dialogs/dialogsMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { guideBuyer } from '../guides/guideDialogSamples.ts';
import { lookingVisit } from '../ordering/checkoutSamples.ts';
import { buyer, guest, listener, tomatoes, twoCases } from '../samples.ts';
import { shopSample } from './shopSamples.ts';

const bug = { 'a bug': new TypeError('no dialog') };
const lost = { 'a new release': new TypeError('Failed to fetch dynamically imported module') };
const closed = { closed: undefined };

export const onlooker = { ...buyer, punchout: lookingVisit };

export function dialogsInput(shopper = buyer) {
  const { environment, catalogue, cart, prices } = shopSample().shop;
  return { shopper, environment, catalogue, cart, prices };
}

export const quickEntry = listener<{ type: 'lines.add'; entries: readonly never[] }>().ref as never;

export const dialogsWalk = walkOf({
  machine: dialogsMachine,
  inputs: {
    'of a buyer': dialogsInput(),
    'of a buyer who keeps guides': dialogsInput(guideBuyer),
    'of a guest': dialogsInput(guest),
    'of a punchout that may only look': dialogsInput(onlooker),
  },
  events: {
    'cartLine.add': { tomatoes: { product: tomatoes } },
    'cartLine.edit': { tomatoes: { product: tomatoes, line: twoCases } },
    'guide.addProduct': { tomatoes: { product: tomatoes, guides: [] } },
    'cart.saveAsGuide': { 'two cases': { cartLines: [twoCases], products: new Map([[11, tomatoes]]), guides: [] } },
    'password.change': { 'by its button': {} },
    'paste.open': { 'with a text': { text: 'TOM 2 CS', quickEntry }, 'with an empty field': { quickEntry } },
    'work.offer': { 'of chef': { owner: { username: 'chef', customerKey: 1001 } } },
    'accountRequired.close': { 'by its button': {} },
    'dialog.crashed': { 'as it is drawn': {} },
    'dialog.retry': { 'by its button': {} },
    'dialog.close': { 'by its button': {} },
  },
  answers: {
    loadDialog: closed,
    addToGuide: closed,
    saveCartAsGuide: closed,
    paste: closed,
    parkedWork: closed,
    changePassword: closed,
    cartLineDialog: closed,
  },
  failures: {
    loadDialog: lost,
    addToGuide: bug,
    saveCartAsGuide: bug,
    paste: bug,
    parkedWork: bug,
    changePassword: bug,
    cartLineDialog: bug,
  },
  distinguish: ({ opening }) => opening?.type,
});
