import type { ActorRef, AnyMachineSnapshot } from 'xstate';
import type { CartLine } from '#domain/cart/cart.ts';
import type { LineDraft } from '#domain/cart/lineDraft.ts';
import type { Guide } from '#domain/guide/guide.ts';
import type { Lookup } from '#domain/lookup.ts';
import type { Product } from '#domain/product/product.ts';
import type { WorkOwner } from '#domain/savedDraft/savedDraft.ts';
import type { EntryReceiver } from './entryReceiver.ts';

/** The events that open a dialog. */
export type Opening =
  /** `typed`: what was typed elsewhere. `isQuick`: saved without the dialog unless something has to be asked. */
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
  /** The browser may have saved drafts of this buyer from an interrupted session. */
  | { type: 'work.offer'; owner: WorkOwner }
  | { type: 'password.change' };

/** Opens the dialog over any page. Its machine is above the areas whose dialogs it runs. */
export type Dialogs = ActorRef<AnyMachineSnapshot, Opening>;
