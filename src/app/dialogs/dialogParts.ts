import { part } from '../../loading/part.tsx';

/** The chunks of the dialogs: each has machines and what they look like. */
export const loadParts = {
  cartLine: () => import('./cartLineParts.ts'),
  guide: () => import('./guideParts.ts'),
  paste: () => import('./pasteParts.ts'),
};

export const CartLineDialog = part(() => loadParts.cartLine().then((parts) => parts.CartLineDialog));
export const AddToGuideDialog = part(() => loadParts.guide().then((parts) => parts.AddToGuideDialog));
export const SaveCartAsGuideDialog = part(() => loadParts.guide().then((parts) => parts.SaveCartAsGuideDialog));
export const PasteDialog = part(() => loadParts.paste().then((parts) => parts.PasteDialog));
