import type { TextStyle } from './typesetter.ts';

const PAGE_WIDTH = 612;
const PAGE_HEIGHT = 792;
const MARGIN = 48;

export const page = { width: PAGE_WIDTH, height: PAGE_HEIGHT, top: MARGIN, footerBaseline: PAGE_HEIGHT - 32 };

/** Where the content of every page lies. */
export const frame = {
  left: MARGIN,
  right: PAGE_WIDTH - MARGIN,
  width: PAGE_WIDTH - 2 * MARGIN,
  bottom: PAGE_HEIGHT - 60,
};

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
