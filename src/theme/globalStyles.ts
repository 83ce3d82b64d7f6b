import { defineGlobalStyles } from '@chakra-ui/react/styled-system';
import { PROGRAM_LOGO } from '#domain/settings/programLogo.ts';
import {
  CHECKOUT_WIDTH,
  HEADER_HEIGHT,
  LOW_BELOW,
  PAGE_WIDTH,
  PRODUCT_CARD_WIDTH,
  PRODUCT_LIST_CARD_MAX_WIDTH,
  RAIL_WIDTH,
  SETTINGS_PANEL_WIDTH,
  WIDE_TEXT_FROM,
} from './layout.ts';

export const globalStyles = defineGlobalStyles({
  ':root': {
    '--body-size': '1rem',
    /** The direction of lines, as a factor. */
    '--forward': '1',
    '--control-height': '44px',
    /** Controls that are in line with others: as high as all others on touch screens. */
    '--small-control-height': '44px',
    '--header-height': `${HEADER_HEIGHT}px`,
    /** Elements that stay in view while the page scrolls. */
    '--sticks': 'sticky',
    '--room-at-head': 'var(--header-height)',
    '--room-at-foot': 'var(--foot-height, 0px)',
    '--rail-width': `${RAIL_WIDTH}px`,
    '--page-width': `${PAGE_WIDTH}px`,
    '--settings-panel-width': `${SETTINGS_PANEL_WIDTH}px`,
    '--checkout-width': `${CHECKOUT_WIDTH}px`,
    '--product-card-width': `${PRODUCT_CARD_WIDTH}px`,
    '--product-list-card-max-width': `${PRODUCT_LIST_CARD_MAX_WIDTH}px`,
    '--focus-ring': '2px solid {colors.accent.edge}',
    '@media (forced-colors: active)': { '--focus-ring': '2px solid Highlight' },
    [`@media (height < ${LOW_BELOW}px)`]: { '--sticks': 'static', '--room-at-head': '0px', '--room-at-foot': '0px' },
    [`@media (width >= ${WIDE_TEXT_FROM}px)`]: { '--body-size': '0.875rem' },
    [`@media (width >= ${WIDE_TEXT_FROM}px) and (pointer: fine)`]: {
      '--control-height': '36px',
      '--small-control-height': '32px',
    },
  },
  '[dir="rtl"]': { '--forward': '-1' },
  html: {
    background: 'bg',
    color: 'text',
    fontFamily: 'body',
    fontSize: '100%',
    lineHeight: 'body',
    textSizeAdjust: '100%',
    scrollPaddingTop: 'calc(var(--room-at-head) + 1rem)',
    accentColor: '{colors.accent.edge}',
  },
  body: { fontSize: 'body', minHeight: '100dvh', overflowWrap: 'break-word' },
  'h1, h2, h3': { fontWeight: 'semibold', lineHeight: 'tight' },
  'a:not([class])': {
    color: 'accent.text',
    textDecoration: 'underline',
    textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
    textUnderlineOffset: '0.2em',
    _hover: { textDecorationColor: 'currentColor' },
  },
  /** The only link of its block, such as an order number, and the label of a checkbox: the size of a touch target. */
  ':where(td, dd, li, p, h2, h3, strong) > :where(a:not([class]):only-of-type), :where(input[type="checkbox"] + label)':
    {
      [`@media (width < ${WIDE_TEXT_FROM}px), (pointer: coarse)`]: {
        position: 'relative',
        _after: {
          content: '""',
          position: 'absolute',
          insetInline: '-8px',
          insetBlockStart: '50%',
          blockSize: 'max(100%, 44px)',
          translate: '0 -50%',
        },
      },
    },
  /** Icons that point along a line. */
  ':is(.lucide-arrow-left, .lucide-arrow-right, .lucide-chevron-left, .lucide-chevron-right)': {
    scale: 'var(--forward) 1',
  },
  ':focus-visible': { outline: 'var(--focus-ring)', outlineOffset: '2px' },
  /** Forced colors remove the tints of pressed buttons and add a background behind their text. */
  'button[aria-pressed="true"]': {
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      background: 'Highlight !important',
      color: 'HighlightText !important',
    },
  },
  '::selection': { background: 'color-mix(in srgb, {colors.accent.edge} 28%, {colors.surface})', color: 'text' },
  '.number, .code, input[inputmode], time': { fontVariantNumeric: 'tabular-nums' },
  '.number': { textAlign: 'end' },
  '.code': { letterSpacing: 'code' },
  '*, *::before, *::after': {
    '@media (prefers-reduced-motion: reduce)': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
  /** WebKit gives an SVG picture the theme of the device, so the page sets its own. */
  [`.dark img[src$="/${PROGRAM_LOGO}"]`]: { content: `url("/img/${PROGRAM_LOGO}#dark")` },
  '@page': { margin: '15mm' },
  'html, body': { '@media print': { background: '#fff', color: '#000', fontSize: '10pt' } },
  '.no-print': { '@media print': { display: 'none !important' } },
  'tr, li, section': { '@media print': { breakInside: 'avoid' } },
});
