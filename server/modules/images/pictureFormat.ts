/**
 * The output formats of product pictures. AVIF is smaller, takes ten times as long to make, and browsers from before
 * 2023 do not show it.
 */
export const PICTURE_FORMATS = ['webp', 'avif'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];
