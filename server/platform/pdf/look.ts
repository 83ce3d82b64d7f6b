import type { TextStyle } from './typesetter.ts';

const MARGIN = 48;

/** In points. */
const PDFS = { Letter: { width: 612, height: 792 }, A4: { width: 595.28, height: 841.89 } } as const;

export type PaperSize = keyof typeof PDFS;

export interface Page {
  width: number;
  height: number;
  top: number;
  footerBaseline: number;
}

/** Where the content of every page lies. */
export interface Frame {
  left: number;
  right: number;
  width: number;
  bottom: number;
}

export function pageOf(size: PaperSize): { page: Page; frame: Frame } {
  const { width, height } = PDFS[size];
  return {
    page: { width, height, top: MARGIN, footerBaseline: height - 32 },
    frame: { left: MARGIN, right: width - MARGIN, width: width - 2 * MARGIN, bottom: height - 60 },
  };
}

export const colors = {
  ink: '#17212b',
  quiet: '#5b6671',
  line: '#d5dbe0',
  brand: '#0f8a8a',
};

export const styles = {
  body: { size: 9, weight: 'regular', color: colors.ink },
  strong: { size: 9, weight: 'bold', color: colors.ink },
  quiet: { size: 8, weight: 'regular', color: colors.quiet },
  label: { size: 7.5, weight: 'regular', color: colors.quiet },
  distributor: { size: 14, weight: 'bold', color: colors.ink },
  title: { size: 18, weight: 'bold', color: colors.ink },
  heading: { size: 12, weight: 'bold', color: colors.ink },
  reading: { size: 10, weight: 'regular', color: colors.ink },
  grandTotal: { size: 12, weight: 'bold', color: colors.ink },
  footer: { size: 7.5, weight: 'regular', color: colors.quiet },
} as const satisfies Record<string, TextStyle>;
