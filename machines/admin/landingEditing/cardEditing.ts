import type { StoredPicture } from '#domain/api/images.ts';
import { withContent } from '#domain/landing/editContents.ts';
import type { LandingLayout } from '#domain/landing/layout.ts';
import { type LayoutHistory, recorded } from '#domain/landing/layoutHistory.ts';
import { contentsById } from '#domain/landing/layoutRules.ts';
import { landingText } from '#domain/texts/landingText.ts';

/** A picture to upload, and the content that it is for: an image or a text. */
export interface Upload {
  readonly contentId: number;
  readonly file: File;
}

export type PictureAnswer = { kind: 'kept'; picture: StoredPicture } | { kind: 'refused'; text: string };

/** What became of a picture, and the content that it was for. */
interface UploadNote {
  readonly contentId: number;
  readonly text: string;
}

export interface CardDraft {
  cardId: number;
  /** The page as it was when the card was opened. */
  base: LandingLayout;
  history: LayoutHistory;
  uploads: readonly Upload[];
  /** Why the last picture was not stored. */
  refusal: UploadNote | null;
  /** That the last picture was made smaller (readings 156). */
  resized: UploadNote | null;
  /** Whether the user tried to save the card with errors in it. */
  isCorrecting: boolean;
}

export const isTouched = ({ history, base }: CardDraft) => history.present !== base;

function resizedText({ original, width, height }: StoredPicture): string | null {
  if (!original) return null;
  return landingText('landingEdit.resized', {
    fromWidth: original.width,
    fromHeight: original.height,
    width,
    height,
  });
}

/** Puts the picture into an image. A text receives an event instead, and inserts the picture at the caret. */
export function withPicture(draft: CardDraft, picture: StoredPicture): Partial<CardDraft> {
  const [upload, ...uploads] = draft.uploads;
  if (!upload) return {};
  const { contentId } = upload;
  const text = resizedText(picture);
  const taken = { uploads, resized: text === null ? null : { contentId, text } };
  const content = contentsById(draft.history.present).get(contentId);
  if (content?.variant !== 'image' || !('src' in content)) return taken;
  const next = withContent(draft.history.present, { ...content, src: picture.src });
  return { ...taken, history: recorded(draft.history, next) };
}

export function withRefusal({ uploads: [upload, ...uploads] }: CardDraft, text: string): Partial<CardDraft> {
  return upload
    ? { uploads, refusal: { contentId: upload.contentId, text: text || landingText('landingEdit.uploadBroken') } }
    : {};
}
