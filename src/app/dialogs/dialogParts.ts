import { fetchOnce } from '../../loading/fetchOnce.ts';
import { part } from '../../loading/part.tsx';

/** The chunks of the dialogs, each with its machines and components. */
export const dialogParts = {
  cartLine: fetchOnce(() => import('./cartLineParts.ts')),
  guide: fetchOnce(() => import('./guideParts.ts')),
  paste: fetchOnce(() => import('./pasteParts.ts')),
  savedDraft: fetchOnce(() => import('./savedDraftParts.ts')),
  password: fetchOnce(() => import('./passwordParts.ts')),
};

export const CartLineDialog = part(() => dialogParts.cartLine.fetch().then((parts) => parts.CartLineDialog));
export const AddToGuideDialog = part(() => dialogParts.guide.fetch().then((parts) => parts.AddToGuideDialog));
export const SaveCartAsGuideDialog = part(() => dialogParts.guide.fetch().then((parts) => parts.SaveCartAsGuideDialog));
export const PasteDialog = part(() => dialogParts.paste.fetch().then((parts) => parts.PasteDialog));
export const SavedDraftDialog = part(() => dialogParts.savedDraft.fetch().then((parts) => parts.SavedDraftDialog));
export const ChangePasswordDialog = part(() =>
  dialogParts.password.fetch().then((parts) => parts.ChangePasswordDialog),
);
