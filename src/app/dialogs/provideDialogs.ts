import { fromPromise } from 'xstate';
import { dialogsMachine } from '#machines/app/dialogs/dialogsMachine.ts';
import { provideLazyMachine } from '#machines/lib/lazy.ts';
import type { Opening } from '#machines/shop/opening.ts';
import { fetchDialog } from '../../components/dialogs/Dialog.tsx';
import { fetchOnce } from '../../loading/fetchOnce.ts';
import type { AreaServices } from '../../page/areaServices.ts';
import {
  AddToGuideDialog,
  CartLineDialog,
  ChangePasswordDialog,
  dialogParts,
  PasteDialog,
  SaveCartAsGuideDialog,
  SavedDraftDialog,
} from './dialogParts.ts';

type Fetch = () => Promise<unknown>;

/** The dialogs of every page, with their ports: each chunk loads when its first dialog opens. */
export function provideDialogs(host: AreaServices) {
  const cartLine = fetchOnce(async () => (await dialogParts.cartLine.fetch()).provideCartLineDialog(host));
  const guide = fetchOnce(async () => (await dialogParts.guide.fetch()).provideGuideDialogs(host));
  const paste = fetchOnce(async () => (await dialogParts.paste.fetch()).providePaste(host));
  const savedDraft = fetchOnce(async () => (await dialogParts.savedDraft.fetch()).provideSavedDraft(host));
  const password = fetchOnce(async () => (await dialogParts.password.fetch()).provideChangePassword(host));
  const needed: Readonly<Record<Opening['type'], readonly Fetch[]>> = {
    'cartLine.add': [cartLine.fetch, CartLineDialog.fetch],
    'cartLine.edit': [cartLine.fetch, CartLineDialog.fetch],
    'guide.addProduct': [guide.fetch, AddToGuideDialog.fetch],
    'cart.saveAsGuide': [guide.fetch, SaveCartAsGuideDialog.fetch],
    'paste.open': [paste.fetch, PasteDialog.fetch],
    'work.offer': [savedDraft.fetch, SavedDraftDialog.fetch],
    'password.change': [password.fetch, ChangePasswordDialog.fetch],
  };
  return dialogsMachine.provide({
    actors: {
      loadDialog: fromPromise<void, { opening: Opening | null }>(async ({ input: { opening } }) => {
        const fetches = opening ? needed[opening.type] : [];
        await Promise.all([fetchDialog, ...fetches].map((fetch) => fetch()));
      }),
      cartLineDialog: provideLazyMachine(cartLine.fetched),
      addToGuide: provideLazyMachine(() => guide.fetched()?.addToGuide ?? null),
      saveCartAsGuide: provideLazyMachine(() => guide.fetched()?.saveCartAsGuide ?? null),
      paste: provideLazyMachine(paste.fetched),
      savedDraft: provideLazyMachine(savedDraft.fetched),
      changePassword: provideLazyMachine(password.fetched),
    },
  });
}
