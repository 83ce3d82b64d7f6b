import { dialogAnatomy } from '@chakra-ui/react/anatomy';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { DIALOG_FULL_SCREEN_BELOW, LOW_BELOW } from './layout.ts';

const FULL_SCREEN = `@media (width < ${DIALOG_FULL_SCREEN_BELOW}px)`;
/** The full dialog scrolls, because its head and foot would leave no room for the content. */
const LOW = `@media (height < ${LOW_BELOW}px)`;

const motion = (open: string, closed: string) => ({
  _open: { animation: `${open} {durations.calm} {easings.out}` },
  _closed: { animation: `${closed} {durations.fast} {easings.out}` },
});

const backdrop = {
  position: 'fixed',
  inset: '0',
  background: 'backdrop',
  zIndex: 'dialog',
  ...motion('fade-in', 'fade-out'),
} as const;

const content = {
  display: 'flex',
  flexDirection: 'column',
  background: 'raised',
  color: 'text',
  boxShadow: 'floating',
  outline: '1px solid transparent',
} as const;

const title = { fontSize: 'lg', fontWeight: 'semibold', lineHeight: 'tight', flex: '1', minWidth: '0' } as const;

export const dialogRecipe = defineSlotRecipe({
  slots: dialogAnatomy.keys(),
  className: 'dialog',
  base: {
    backdrop,
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'dialog',
      display: 'grid',
      placeItems: 'center',
      padding: '4',
      overscrollBehavior: 'none',
      [FULL_SCREEN]: { padding: '0', placeItems: 'stretch' },
    },
    content: {
      ...content,
      width: '100%',
      maxHeight: 'calc(100dvh - 32px)',
      borderRadius: 'card',
      ...motion('dialog-in', 'dialog-out'),
      [FULL_SCREEN]: { maxWidth: 'none', maxHeight: '100dvh', height: '100dvh', borderRadius: '0' },
      [LOW]: {
        display: 'block',
        overflowY: 'auto',
        paddingBottom: 'var(--notice-room, 0px)',
        scrollPaddingBottom: 'var(--notice-room, 0px)',
      },
    },
    header: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '14',
      paddingBlock: '2',
      paddingInlineStart: '6',
      paddingInlineEnd: '2',
      [FULL_SCREEN]: { paddingInlineStart: '4', borderBottom: '1px solid {colors.hairline}' },
    },
    title,
    body: {
      flex: '1',
      minHeight: '0',
      overflowY: 'auto',
      paddingInline: '6',
      paddingBlock: '1',
      paddingBottom: '4',
      [FULL_SCREEN]: { paddingInline: '4', paddingBlock: '4' },
      [LOW]: { overflowY: 'visible' },
    },
    footer: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: '2',
      paddingInline: '6',
      paddingBlock: '4',
      borderTop: '1px solid {colors.hairline}',
      [FULL_SCREEN]: { '--reason-basis': '100%', paddingInline: '4', '& > *': { flex: '1 1 auto' } },
      '& > [data-reason]': { order: '-1' },
    },
  },
  variants: {
    size: {
      sm: { content: { maxWidth: '420px' } },
      md: { content: { maxWidth: '560px' } },
      lg: { content: { maxWidth: '800px' } },
    },
  },
  defaultVariants: { size: 'sm' },
});

export const drawerRecipe = defineSlotRecipe({
  slots: dialogAnatomy.keys(),
  className: 'drawer',
  base: {
    backdrop,
    positioner: { position: 'fixed', insetBlock: '0', insetInlineStart: '0', zIndex: 'dialog' },
    content: {
      ...content,
      height: '100dvh',
      width: 'min(304px, 86vw)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      ...motion('drawer-in', 'drawer-out'),
    },
    header: { display: 'flex', alignItems: 'center', minHeight: '14', paddingInlineStart: '4', paddingInlineEnd: '1' },
    title,
  },
});

/** Beyond the edge of the window where lines begin. */
const OUTSIDE = 'translateX(calc(-100% * var(--forward)))';

export const keyframes = {
  'fade-in': { from: { opacity: '0' }, to: { opacity: '1' } },
  'fade-out': { from: { opacity: '1' }, to: { opacity: '0', visibility: 'hidden' } },
  'dialog-in': { from: { opacity: '0', transform: 'translateY(8px)' }, to: { opacity: '1', transform: 'none' } },
  'dialog-out': { from: { opacity: '1' }, to: { opacity: '0', visibility: 'hidden', transform: 'translateY(4px)' } },
  'drawer-in': { from: { transform: OUTSIDE }, to: { transform: 'none' } },
  'drawer-out': { from: { transform: 'none' }, to: { visibility: 'hidden', transform: OUTSIDE } },
} as const;
