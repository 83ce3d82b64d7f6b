import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { changePasswordMachine } from '../../account/changePassword/changePasswordMachine.ts';
import type { addToGuideMachine } from '../../guides/addToGuide/addToGuideMachine.ts';
import type { saveCartAsGuideMachine } from '../../guides/saveCartAsGuide/saveCartAsGuideMachine.ts';
import type { Environment } from '../../lib/environment.ts';
import { lazyMachine } from '../../lib/lazy.ts';
import { machineOptions, port } from '../../lib/port.ts';
import type { cartLineDialogMachine } from '../../ordering/cartLineDialog/cartLineDialogMachine.ts';
import { lineSurroundings } from '../../ordering/cartLineDialog/lineSurroundings.ts';
import type { pasteMachine } from '../../ordering/paste/pasteMachine.ts';
import type { CartRef } from '../../shop/cart/cartMachine.ts';
import type { CatalogueRef } from '../../shop/catalogue/catalogueMachine.ts';
import type { Opening } from '../../shop/opening.ts';
import type { PricesRef } from '../../shop/prices/pricesMachine.ts';
import type { savedDraftMachine } from '../../shop/savedDraft/savedDraftMachine.ts';
import { isReadOnly, mayKeepGuides, type Shopper } from '../../shop/shopper.ts';

interface Input {
  shopper: Shopper;
  environment: Environment;
  catalogue: CatalogueRef;
  cart: CartRef;
  prices: PricesRef;
}

type Event =
  | Opening
  | { type: 'accountRequired.close' }
  /** A bug kept the dialog from being shown. */
  | { type: 'dialog.crashed' }
  | { type: 'dialog.retry' }
  | { type: 'dialog.close' };

interface Context extends Input {
  /** Null before the first dialog. */
  opening: Opening | null;
}

function assertOpening<Type extends Opening['type']>(
  opening: Opening | null,
  types: readonly Type[],
): asserts opening is Extract<Opening, { type: Type }> {
  if (!types.some((type) => type === opening?.type)) throw new Error(`${opening?.type} opens no such dialog`);
}

/** The dialog over the page, at most one at a time. Spawned by the shop; any page opens dialogs through it. */
export const dialogsMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Input;
    children: {
      cartLineDialog: 'cartLineDialog';
      addToGuide: 'addToGuide';
      saveCartAsGuide: 'saveCartAsGuide';
      paste: 'paste';
      savedDraft: 'savedDraft';
      changePassword: 'changePassword';
    };
    tags: 'busy' | 'failed';
  },
  actors: {
    /** Loads the dialog's code; rejects if that fails. */
    loadDialog: port<void, { opening: Opening | null }>('loadDialog'),
    cartLineDialog: lazyMachine<typeof cartLineDialogMachine>('cartLineDialog'),
    addToGuide: lazyMachine<typeof addToGuideMachine>('addToGuide'),
    saveCartAsGuide: lazyMachine<typeof saveCartAsGuideMachine>('saveCartAsGuide'),
    paste: lazyMachine<typeof pasteMachine>('paste'),
    savedDraft: lazyMachine<typeof savedDraftMachine>('savedDraft'),
    changePassword: lazyMachine<typeof changePasswordMachine>('changePassword'),
  },
  guards: {
    isGuest: ({ context }) => context.shopper.userType === 'Public',
    mayKeepGuides: ({ context }) => mayKeepGuides(context.shopper),
    isBuyer: ({ context }) => context.shopper.userType !== 'Public' && !isReadOnly(context.shopper),
    isOfGuide: ({ context }) => context.opening?.type === 'guide.addProduct',
    isOfCart: ({ context }) => context.opening?.type === 'cart.saveAsGuide',
    isOfPaste: ({ context }) => context.opening?.type === 'paste.open',
    isOfWork: ({ context }) => context.opening?.type === 'work.offer',
    isOfPassword: ({ context }) => context.opening?.type === 'password.change',
  },
  actions: {
    setOpening: assign({ opening: (_, { opening }: { opening: Opening }) => opening }),
  },
}).createMachine({
  id: 'dialogs',
  context: ({ input }) => ({ ...input, opening: null }),
  initial: 'none',
  states: {
    none: {
      description: 'No dialog is open.',
      on: {
        'cartLine.add': [
          {
            guard: 'isGuest',
            target: 'accountRequired',
            actions: { type: 'setOpening', params: ({ event }) => ({ opening: event }) },
          },
          {
            guard: 'isBuyer',
            target: 'fetching',
            actions: { type: 'setOpening', params: ({ event }) => ({ opening: event }) },
          },
        ],
        'cartLine.edit': {
          guard: 'isBuyer',
          target: 'fetching',
          actions: { type: 'setOpening', params: ({ event }) => ({ opening: event }) },
        },
        'guide.addProduct': {
          guard: 'mayKeepGuides',
          target: 'fetching',
          actions: { type: 'setOpening', params: ({ event }) => ({ opening: event }) },
        },
        'cart.saveAsGuide': {
          guard: 'mayKeepGuides',
          target: 'fetching',
          actions: { type: 'setOpening', params: ({ event }) => ({ opening: event }) },
        },
        'paste.open': {
          guard: 'isBuyer',
          target: 'fetching',
          actions: { type: 'setOpening', params: ({ event }) => ({ opening: event }) },
        },
        'work.offer': {
          target: 'fetching',
          actions: { type: 'setOpening', params: ({ event }) => ({ opening: event }) },
        },
        'password.change': {
          guard: 'isBuyer',
          target: 'fetching',
          actions: { type: 'setOpening', params: ({ event }) => ({ opening: event }) },
        },
      },
    },
    fetching: {
      description: "The dialog's code is loading.",
      tags: 'busy',
      invoke: {
        id: 'loadDialog',
        src: 'loadDialog',
        input: ({ context }) => ({ opening: context.opening }),
        onDone: [
          { guard: 'isOfGuide', target: 'addingToGuide' },
          { guard: 'isOfCart', target: 'savingCartAsGuide' },
          { guard: 'isOfPaste', target: 'pasting' },
          { guard: 'isOfWork', target: 'offeringWork' },
          { guard: 'isOfPassword', target: 'changingPassword' },
          { target: 'editingCartLine' },
        ],
        onError: 'unreachable',
      },
      on: { 'dialog.close': 'none' },
    },
    unreachable: {
      description: 'The dialog could not be loaded: there is no network, or a new release replaced its code.',
      tags: 'failed',
      on: { 'dialog.retry': 'fetching', 'dialog.close': 'none' },
    },
    editingCartLine: {
      description: 'The buyer adds a line to the cart or changes one.',
      invoke: {
        id: 'cartLineDialog',
        src: 'cartLineDialog',
        input: ({ context }) => {
          const { opening } = context;
          assertOpening(opening, ['cartLine.add', 'cartLine.edit']);
          const { product } = opening;
          const { lastSaleOf, ...surroundings } = lineSurroundings(context);
          return {
            ...surroundings,
            product,
            lastSale: () => lastSaleOf(product.productKey),
            line: opening.type === 'cartLine.edit' ? opening.line : null,
            ...(opening.type === 'cartLine.add' && { typed: opening.typed, isQuick: opening.isQuick }),
          };
        },
        onDone: 'none',
        onError: 'broken',
      },
      on: { 'dialog.crashed': 'broken' },
    },
    addingToGuide: {
      description: 'The user adds a product to an order guide or changes it there.',
      invoke: {
        id: 'addToGuide',
        src: 'addToGuide',
        input: ({ context }) => {
          assertOpening(context.opening, ['guide.addProduct']);
          const { product, guides } = context.opening;
          const rounding = context.shopper.configuration.settings.orderQuantityRoundingFlag;
          return { product, guides, rounding, guideList: context.catalogue };
        },
        onDone: 'none',
        onError: 'broken',
      },
      on: { 'dialog.crashed': 'broken' },
    },
    savingCartAsGuide: {
      description: 'The user saves the cart as an order guide.',
      invoke: {
        id: 'saveCartAsGuide',
        src: 'saveCartAsGuide',
        input: ({ context }) => {
          assertOpening(context.opening, ['cart.saveAsGuide']);
          const { cartLines, products, guides } = context.opening;
          return { cartLines, products, guides, guideList: context.catalogue };
        },
        onDone: 'none',
        onError: 'broken',
      },
      on: { 'dialog.crashed': 'broken' },
    },
    pasting: {
      description: 'The buyer turns a pasted list into quick entry lines.',
      invoke: {
        id: 'paste',
        src: 'paste',
        input: ({ context: { catalogue, opening } }) => {
          assertOpening(opening, ['paste.open']);
          const present = () => catalogue.getSnapshot().context.catalogue;
          return { text: opening.text ?? '', catalogue: present, quickEntry: opening.quickEntry };
        },
        onDone: 'none',
        onError: 'broken',
      },
      on: { 'dialog.crashed': 'broken' },
    },
    offeringWork: {
      description: 'The user is offered a saved draft from an interrupted session, if there is one.',
      invoke: {
        id: 'savedDraft',
        src: 'savedDraft',
        input: ({ context }) => {
          assertOpening(context.opening, ['work.offer']);
          return { owner: context.opening.owner };
        },
        onDone: 'none',
        onError: 'broken',
      },
      on: { 'dialog.crashed': 'broken' },
    },
    changingPassword: {
      description: 'The user changes their own password.',
      invoke: { id: 'changePassword', src: 'changePassword', onDone: 'none', onError: 'broken' },
      on: { 'dialog.crashed': 'broken' },
    },
    accountRequired: {
      description: 'A guest tried to add to the cart. A message says that they need an account.',
      on: { 'accountRequired.close': 'none' },
    },
    broken: {
      description: 'The dialog stopped working. The user can reopen it with the same content or close it.',
      on: { 'dialog.retry': 'fetching', 'dialog.close': 'none' },
    },
  },
  options: machineOptions,
});

export type DialogsRef = ActorRefFrom<typeof dialogsMachine>;
export type DialogsSnapshot = SnapshotFrom<typeof dialogsMachine>;
