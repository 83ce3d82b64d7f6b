import { type ActorRefFrom, assertEvent, assign, raise, type SnapshotFrom, setup } from 'xstate';
import type { CartLine } from '#domain/cart/cart.ts';
import type { Guide } from '#domain/guide/guide.ts';
import type { Product } from '#domain/product/product.ts';
import { mayKeepGuides, type Shopper } from '../../access/session/session.ts';
import { addToGuideMachine } from '../../guides/addToGuide/addToGuideMachine.ts';
import { saveCartAsGuideMachine } from '../../guides/saveCartAsGuide/saveCartAsGuideMachine.ts';
import type { Environment } from '../../lib/environment.ts';
import type { FeatureMeta } from '../../lib/featureMeta.ts';
import { machineOptions } from '../../lib/port.ts';
import { cartLineDialogMachine } from '../../ordering/cartLineDialog/cartLineDialogMachine.ts';
import type { EntryReceiver } from '../../ordering/paste/entryReceiver.ts';
import { pasteMachine } from '../../ordering/paste/pasteMachine.ts';
import type { CartRef } from '../cart/cartMachine.ts';
import type { CatalogueRef } from '../catalogue/catalogueMachine.ts';

interface Input {
  shopper: Shopper;
  environment: Environment;
  catalogue: CatalogueRef;
  cart: CartRef;
}

/** What opens a dialog. */
type Opening =
  | { type: 'cartLine.add'; product: Product }
  | { type: 'cartLine.edit'; product: Product; line: CartLine }
  | { type: 'guide.addProduct'; product: Product; guides: readonly Guide[] }
  | {
      type: 'cart.saveAsGuide';
      cartLines: readonly CartLine[];
      products: ReadonlyMap<number, Product>;
      guides: readonly Guide[];
    }
  | { type: 'paste.open'; text?: string; quickEntry: EntryReceiver };

type Event =
  | Opening
  | { type: 'accountRequired.close' }
  /** A bug kept it from being drawn. */
  | { type: 'dialog.crashed' }
  | { type: 'dialog.retry' }
  | { type: 'dialog.close' };

interface Context extends Input {
  /** Null before the first dialog. */
  opening: Opening | null;
}

/** The dialog over the page, one at most. Spawned by the shop; any page opens dialogs through it. */
export const dialogsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    children: {} as {
      cartLineDialog: 'cartLineDialog';
      addToGuide: 'addToGuide';
      saveCartAsGuide: 'saveCartAsGuide';
      paste: 'paste';
    },
    meta: {} as FeatureMeta,
  },
  actors: {
    cartLineDialog: cartLineDialogMachine,
    addToGuide: addToGuideMachine,
    saveCartAsGuide: saveCartAsGuideMachine,
    paste: pasteMachine,
  },
  guards: {
    isGuest: ({ context }) => context.shopper.userType === 'Public',
    mayKeepGuides: ({ context }) => mayKeepGuides(context.shopper),
    isBuyer: ({ context }) => context.shopper.userType !== 'Public',
  },
  actions: {
    setOpening: assign({ opening: (_, { opening }: { opening: Opening }) => opening }),
    openAgain: raise(({ context }) => context.opening ?? { type: 'dialog.close' }),
  },
}).createMachine({
  id: 'dialogs',
  context: ({ input }) => ({ ...input, opening: null }),
  initial: 'none',
  states: {
    none: {
      description: 'No dialog.',
      meta: { features: ['PLIST-14', 'CLD-01', 'OG-10', 'AUTH-14'] },
      on: {
        'cartLine.add': [
          { guard: 'isGuest', target: 'accountRequired' },
          { target: 'editingCartLine', actions: { type: 'setOpening', params: ({ event }) => ({ opening: event }) } },
        ],
        'cartLine.edit': {
          guard: 'isBuyer',
          target: 'editingCartLine',
          actions: { type: 'setOpening', params: ({ event }) => ({ opening: event }) },
        },
        'guide.addProduct': {
          guard: 'mayKeepGuides',
          target: 'addingToGuide',
          actions: { type: 'setOpening', params: ({ event }) => ({ opening: event }) },
        },
        'cart.saveAsGuide': {
          guard: 'mayKeepGuides',
          target: 'savingCartAsGuide',
          actions: { type: 'setOpening', params: ({ event }) => ({ opening: event }) },
        },
        'paste.open': {
          guard: 'isBuyer',
          target: 'pasting',
          actions: { type: 'setOpening', params: ({ event }) => ({ opening: event }) },
        },
      },
    },
    editingCartLine: {
      description: 'A line is added to the cart or changed.',
      meta: { features: ['CLD-01', 'CLD-02'] },
      invoke: {
        id: 'cartLineDialog',
        src: 'cartLineDialog',
        input: ({ context, event }) => {
          assertEvent(event, ['cartLine.add', 'cartLine.edit']);
          return {
            product: event.product,
            line: event.type === 'cartLine.edit' ? event.line : null,
            settings: context.shopper.configuration.settings,
            cart: context.cart,
            newId: context.environment.newId,
          };
        },
        onDone: 'none',
        onError: 'broken',
      },
      on: { 'dialog.crashed': 'broken' },
    },
    addingToGuide: {
      description: 'A product is put into an order guide, or changed there.',
      meta: { features: ['PLIST-14'] },
      invoke: {
        id: 'addToGuide',
        src: 'addToGuide',
        input: ({ context, event }) => {
          assertEvent(event, 'guide.addProduct');
          const { product, guides } = event;
          const rounding = context.shopper.configuration.settings.orderQuantityRoundingFlag;
          return { product, guides, rounding, guideList: context.catalogue };
        },
        onDone: 'none',
        onError: 'broken',
      },
      on: { 'dialog.crashed': 'broken' },
    },
    savingCartAsGuide: {
      description: 'The cart is kept as an order guide.',
      meta: { features: ['OG-10'] },
      invoke: {
        id: 'saveCartAsGuide',
        src: 'saveCartAsGuide',
        input: ({ context, event }) => {
          assertEvent(event, 'cart.saveAsGuide');
          const { cartLines, products, guides } = event;
          return { cartLines, products, guides, guideList: context.catalogue };
        },
        onDone: 'none',
        onError: 'broken',
      },
      on: { 'dialog.crashed': 'broken' },
    },
    pasting: {
      description: 'A list that was written elsewhere becomes lines of quick entry.',
      meta: { features: ['QE-01'] },
      invoke: {
        id: 'paste',
        src: 'paste',
        input: ({ context: { catalogue }, event }) => {
          assertEvent(event, 'paste.open');
          const present = () => catalogue.getSnapshot().context.catalogue;
          return { text: event.text ?? '', catalogue: present, quickEntry: event.quickEntry };
        },
        onDone: 'none',
        onError: 'broken',
      },
      on: { 'dialog.crashed': 'broken' },
    },
    accountRequired: {
      description: 'A guest wanted to add to the cart: an account is needed.',
      meta: { features: ['AUTH-14'] },
      on: { 'accountRequired.close': 'none' },
    },
    broken: {
      description: 'The dialog stopped working. It can be opened again with what it was opened with, or left.',
      meta: { features: ['NAV-02'] },
      on: { 'dialog.retry': { target: 'none', actions: 'openAgain' }, 'dialog.close': 'none' },
    },
  },
  options: machineOptions,
});

export type DialogsRef = ActorRefFrom<typeof dialogsMachine>;
export type DialogsSnapshot = SnapshotFrom<typeof dialogsMachine>;
