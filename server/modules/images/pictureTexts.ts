import { serverText } from '#domain/texts/serverText.ts';

export const pictureTexts = {
  tooManyPixels: (width: number, height: number, limit: number) =>
    serverText('picture.thePictureIsPxAtMost', { width, height, megapixels: limit / 1_000_000 }),
} as const;
