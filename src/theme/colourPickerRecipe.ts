import { colorPickerAnatomy } from '@chakra-ui/react/anatomy';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

const thumb = {
  width: '22px',
  height: '22px',
  borderRadius: 'full',
  border: '2px solid #ffffff',
  boxShadow: '0 0 0 1px rgb(0 0 0 / 0.6)',
  _focusVisible: { outline: 'var(--focus-ring)', outlineOffset: '3px' },
} as const;

/** The color square that opens the picker, and the picker. */
export const colourPickerRecipe = defineSlotRecipe({
  slots: colorPickerAnatomy.keys(),
  className: 'colour-picker',
  base: {
    trigger: {
      display: 'block',
      width: 'max(44px, var(--control-height))',
      height: 'var(--control-height)',
      padding: '1',
      border: '1px solid {colors.control}',
      borderRadius: 'control',
      background: 'surface',
      cursor: 'pointer',
      _disabled: { cursor: 'not-allowed' },
    },
    swatch: {
      width: '100%',
      height: '100%',
      borderRadius: '3px',
      boxShadow: 'inset 0 0 0 1px rgb(128 128 128 / 0.5)',
      forcedColorAdjust: 'none',
    },
    positioner: { zIndex: 'menu' },
    content: {
      display: 'grid',
      gap: '4',
      width: '256px',
      padding: '4',
      borderRadius: 'card',
      background: 'raised',
      boxShadow: 'floating',
      outline: '1px solid {colors.hairline}',
      zIndex: 'menu',
      _open: { animation: 'fade-in {durations.fast} {easings.out}' },
    },
    area: { height: '160px', borderRadius: 'control', forcedColorAdjust: 'none', touchAction: 'none' },
    areaBackground: { height: '100%', borderRadius: 'control' },
    areaThumb: thumb,
    channelSlider: { height: '22px', borderRadius: 'full', forcedColorAdjust: 'none', touchAction: 'none' },
    channelSliderTrack: { height: '100%', borderRadius: 'full' },
    channelSliderThumb: { ...thumb, top: '50%', transform: 'translate(-50%, -50%)' },
  },
});
