import type { ContextFrom } from 'xstate';
import { dialogsMachine } from '#machines/app/dialogs/dialogsMachine.ts';
import { isReadOnly, mayKeepGuides } from '#machines/shop/shopper.ts';
import { onlyIf } from '../../support/walks/deedRules.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { changesNothing, leadsTo, restsIn, sendsOnce } from '../../support/walks/walkRules.ts';
import { guideBuyer } from '../guides/guideDialogSamples.ts';
import { lookingVisit } from '../ordering/checkoutSamples.ts';
import { buyer, guest, listener, tomatoes, twoCases } from '../samples.ts';
import { shopSample } from '../shop/shopSamples.ts';

export const onlooker = { ...buyer, punchout: lookingVisit };

export function dialogsInput(shopper = buyer) {
  const { environment, catalogue, cart, prices } = shopSample().shop;
  return { shopper, environment, catalogue, cart, prices };
}

export const quickEntry = listener<{ type: 'lines.add'; entries: readonly never[] }>().ref as never;

type Dialogs = ContextFrom<typeof dialogsMachine>;
const isBuyer = ({ shopper }: Dialogs) => shopper.userType !== 'Public' && !isReadOnly(shopper);

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
    'paste.open': { 'with a text': { text: 'TOM 2 CS', quickEntry }, 'with an empty field': { quickEntry } },
    'work.offer': { 'of chef': { owner: { username: 'chef', customerKey: 1001 } } },
  },
  distinguish: ({ opening }) => opening?.type,
  rules: [
    changesNothing('dialog.close', 'accountRequired.close'),
    onlyIf<Dialogs>('cartLineDialog', isBuyer),
    onlyIf<Dialogs>('paste', isBuyer),
    onlyIf<Dialogs>('changePassword', isBuyer),
    onlyIf<Dialogs>('addToGuide', ({ shopper }) => mayKeepGuides(shopper)),
    onlyIf<Dialogs>('saveCartAsGuide', ({ shopper }) => mayKeepGuides(shopper)),
    leadsTo('loadDialog failed', 'unreachable'),
    leadsTo('dialog.crashed', 'broken'),
    sendsOnce('loadDialog'),
    restsIn(['none', 'unreachable', 'accountRequired', 'broken']),
  ],
});
