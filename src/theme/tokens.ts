import type { Palette } from './palette.ts';

const FACE =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "Liberation Sans", Arial, sans-serif';

const steps = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 32, 40, 48, 64, 80];

const grid = Object.fromEntries(steps.map((step) => [String(step), { value: `${step / 4}rem` }]));

export const tokens = {
  fonts: { body: { value: FACE }, heading: { value: FACE } },
  fontSizes: {
    xs: { value: '0.75rem' },
    sm: { value: '0.875rem' },
    md: { value: '1rem' },
    lg: { value: '1.25rem' },
    xl: { value: '1.5rem' },
    '2xl': { value: '2rem' },
    body: { value: 'var(--body-size)' },
  },
  fontWeights: { normal: { value: '400' }, medium: { value: '500' }, semibold: { value: '600' } },
  lineHeights: { tight: { value: '1.25' }, body: { value: '1.45' } },
  letterSpacings: { code: { value: '0.02em' } },
  radii: { control: { value: '6px' }, card: { value: '8px' }, full: { value: '9999px' } },
  spacing: grid,
  sizes: { ...grid, full: { value: '100%' } },
  shadows: {
    raised: { value: '0 1px 2px rgb(0 0 0 / 0.06), 0 4px 12px rgb(0 0 0 / 0.08)' },
    floating: { value: '0 2px 6px rgb(0 0 0 / 0.08), 0 16px 40px rgb(0 0 0 / 0.2)' },
  },
  zIndex: {
    sticky: { value: 10 },
    header: { value: 20 },
    menu: { value: 30 },
    dialog: { value: 40 },
    notice: { value: 60 },
    skip: { value: 70 },
  },
  durations: { fast: { value: '120ms' }, calm: { value: '180ms' } },
  easings: { out: { value: 'cubic-bezier(0.2, 0, 0, 1)' } },
};

export function semanticColours(light: Palette, dark: Palette) {
  const pick = (name: keyof Palette) => ({ value: { base: light[name], _dark: dark[name] } });
  return {
    bg: pick('bg'),
    surface: pick('surface'),
    raised: pick('raised'),
    sunken: pick('sunken'),
    hairline: pick('hairline'),
    control: pick('control'),
    text: { DEFAULT: pick('text'), muted: pick('muted'), disabled: pick('disabled') },
    accent: {
      DEFAULT: pick('accent'),
      hover: pick('accentHover'),
      edge: pick('accentEdge'),
      text: pick('accentText'),
      tint: pick('accentTint'),
    },
    badge: pick('badge'),
    promotion: pick('promotion'),
    on: { accent: pick('onAccent'), badge: pick('onBadge'), notice: pick('onNotice'), error: { value: '#ffffff' } },
    error: { DEFAULT: pick('error'), tint: pick('errorTint'), fill: pick('errorFill') },
    warning: { DEFAULT: pick('warning'), tint: pick('warningTint') },
    success: { DEFAULT: pick('success'), tint: pick('successTint') },
    image: { tile: pick('imageTile') },
    notice: pick('notice'),
    backdrop: pick('backdrop'),
  };
}
