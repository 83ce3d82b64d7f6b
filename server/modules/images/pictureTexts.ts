import { formatCount } from '#domain/formatNumber.ts';

export const pictureTexts = {
  empty: 'The file is empty.',
  unknownKind: 'This is not a picture that can be shown here. Please use JPEG, PNG, WebP, AVIF or SVG.',
  damaged: 'The picture is damaged and cannot be read.',
  tooHard: 'The picture takes too long to be read. Please save it in a simpler form.',
  definitions: 'The drawing has definitions (entities) that are not read. Please save it as a plain SVG.',
  tooLarge: (width: number, height: number, limit: number) =>
    `The picture is ${formatCount(width)} × ${formatCount(height)} px. At most ${formatCount(limit)} px on a side can be used.`,
  tooManyPixels: (width: number, height: number, limit: number) =>
    `The picture is ${formatCount(width)} × ${formatCount(height)} px. At most ${formatCount(limit / 1_000_000)} million pixels altogether can be used.`,
} as const;
