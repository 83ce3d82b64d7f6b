import type { ActorRef, AnyMachineSnapshot } from 'xstate';
import type { CartLine } from '#domain/cart/cart.ts';
import type { LineDraft } from '#domain/cart/lineDraft.ts';
import type { Guide } from '#domain/guide/guide.ts';
import type { Lookup } from '#domain/lookup.ts';
import type { WorkOwner } from '#domain/parked/parkedWork.ts';
import type { Product } from '#domain/product/product.ts';
import type { EntryReceiver } from './entryReceiver.ts';

/** What opens a dialog. */
export type Opening =
  /** `typed`: what was typed elsewhere. `isQuick`: saved without the dialog where nothing is to be asked. */
  | { type: 'cartLine.add'; product: Product; typed?: Partial<LineDraft>; isQuick?: boolean }
  | { type: 'cartLine.edit'; product: Product; line: CartLine }
  | { type: 'guide.addProduct'; product: Product; guides: readonly Guide[] }
  | {
      type: 'cart.saveAsGuide';
      cartLines: readonly CartLine[];
      products: Lookup<Product>;
      guides: readonly Guide[];
    }
  | { type: 'paste.open'; text?: string; quickEntry: EntryReceiver }
  /** The browser may have kept work of this buyer that the end of his session interrupted. */
  | { type: 'work.offer'; owner: WorkOwner }
  | { type: 'password.change' };

/** What opens the dialog over the page, from any page. Its chart stands above the areas whose dialogs it runs. */
export type Dialogs = ActorRef<AnyMachineSnapshot, Opening>;
