import { perLanguage } from '#domain/texts/perLanguage.ts';
import { serverText } from '#domain/texts/serverText.ts';
/** Why the pictures of a source are not available, in words for admins. */
export class SourceTrouble extends Error {
  override name = 'SourceTrouble';
}

/** The result of reading a file: `unchanged` since the known version, or why it cannot be used. */
export type SourceRead = { bytes: Buffer; version: string } | 'unchanged' | { refusal: string };

/** A source of product pictures. Both calls throw `SourceTrouble` when the source does not respond. */
export interface PictureSource {
  /** Each file that looks like a picture, by its path in the source, with slashes. */
  list(): AsyncIterable<string>;
  read(path: string, knownVersion: string | null): Promise<SourceRead>;
}

/** Bytes of one file. */
export const SOURCE_BYTES = 40 * 1024 * 1024;
const NAMED_LIKE_PICTURES = /\.(?:jpe?g|png|webp|avif|svg|gif|tiff?|bmp|heic|heif)$/i;
const PATH_LENGTH = 500;

/** The file name only suggests a picture. Hidden files belong to the system. */
export function isPicturePath(path: string): boolean {
  const isHidden = path.split('/').some((part) => part.startsWith('.') || part === '__MACOSX');
  return NAMED_LIKE_PICTURES.test(path) && !isHidden && path.length <= PATH_LENGTH && !/\p{Cc}/u.test(path);
}

export const sourceTexts = perLanguage(
  () =>
    ({
      noFolder: serverText('pictureSource.thePictureFolderCannotBeRead'),
      noAnswer: serverText('pictureSource.thePictureSourceDoesNotRespond'),
      noIndex: serverText('pictureSource.thePictureSourceHasNoFile'),
      tooMany: serverText('pictureSource.theSourceHasTooManyFiles'),
      empty: serverText('pictureSource.theSourceHoldsNoPicturesNothing'),
      gone: serverText('pictureSource.theFileIsNoLongerThere'),
      tooLarge: serverText('pictureSource.theFileIsTooLarge'),
    }) as const,
);
