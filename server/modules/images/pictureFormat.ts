/** What products' pictures are made as. AVIF is smaller, takes ten times as long to make, and is not shown by browsers from before 2023. */
export const PICTURE_FORMATS = ['webp', 'avif'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];
