import type { PdfDocument } from './typesetter.ts';

const DRAWN_AT = 48;
const GROUND = '#0f8a8a';
const WHITE = '#ffffff';

/** The emblem of the site's logo, shape by shape from back to front. */
const shapes: readonly { path: string; fill: string; opacity?: number }[] = [
  { path: 'M23 11.5L0 4v15zM25 11.5L48 4v15z', fill: WHITE, opacity: 0.2 },
  { path: 'M21.3 14h5.4l2 20h-9.4z', fill: WHITE },
  { path: 'M20.8 19l.4-3.6h5.6l.4 3.6zM20 27l.4-4h7.2l.4 4z', fill: GROUND },
  { path: 'M19.8 14.6v-1.8h8.4v1.8zM21.6 12.8V9.3h4.8v3.5zM20.6 9.3L24 6l3.4 3.3z', fill: WHITE },
  { path: 'M22.7 9.8h2.6v2.6h-2.6z', fill: '#ffc24a' },
  {
    path: 'M0 34.5c3 0 3-2 6-2s3 2 6 2 3-2 6-2 3 2 6 2 3-2 6-2 3 2 6 2 3-2 6-2 3 2 6 2V37c-3 0-3-2-6-2s-3 2-6 2-3-2-6-2-3 2-6 2-3-2-6-2-3 2-6 2-3-2-6-2-3 2-6 2z',
    fill: WHITE,
  },
  {
    path: 'M3 40.5c3 0 3-2 6-2s3 2 6 2 3-2 6-2 3 2 6 2 3-2 6-2 3 2 6 2 3-2 6-2V41c-3 0-3 2-6 2s-3-2-6-2-3 2-6 2-3-2-6-2-3 2-6 2-3-2-6-2z',
    fill: WHITE,
    opacity: 0.55,
  },
];

export function drawBrandMark(document: PdfDocument, x: number, y: number, size: number): void {
  const middle = DRAWN_AT / 2;
  document
    .save()
    .translate(x, y)
    .scale(size / DRAWN_AT);
  document.circle(middle, middle, middle - 2).fill(GROUND);
  document.circle(middle, middle, middle - 2).clip();
  for (const { path, fill, opacity } of shapes)
    document
      .fillOpacity(opacity ?? 1)
      .path(path)
      .fill(fill);
  document.restore();
}
