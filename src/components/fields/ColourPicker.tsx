import {
  type Color,
  ColorPickerArea,
  ColorPickerAreaBackground,
  ColorPickerAreaThumb,
  ColorPickerChannelSlider,
  ColorPickerChannelSliderThumb,
  ColorPickerChannelSliderTrack,
  ColorPickerContent,
  ColorPickerControl,
  ColorPickerPositioner,
  ColorPickerRoot,
  ColorPickerTrigger,
  ColorPickerValueSwatch,
  parseColor,
} from '@chakra-ui/react/color-picker';
import { Portal } from '@chakra-ui/react/portal';
import { useState } from 'react';
import { sharedText } from '#domain/texts/sharedText.ts';
import { ChakraTheme } from '../../theme/ChakraTheme.tsx';
import { useOverlay } from '../overlays.ts';

const hexOf = (colour: Color) => colour.toString('hex').slice(0, 7).toLowerCase();
const read = (hex: string) => parseColor(hex).toFormat('hsba');

interface ColourPickerProps {
  readonly label: string;
  /** `#rrggbb`. */
  readonly colour: string;
  readonly isDisabled: boolean;
  readonly onPick: (colour: string) => void;
}

/** A color chosen by pointer or arrow keys. The picked value is stored, because its hue would be lost in black. */
export function ColourPicker({ label, colour, isDisabled, onPick }: ColourPickerProps) {
  const [picked, setPicked] = useState(() => read(colour));
  const [isOpen, setOpen] = useState(false);
  useOverlay(isOpen, () => setOpen(false));
  const shown = hexOf(picked) === colour ? picked : read(colour);
  const pick = (value: Color) => {
    setPicked(value);
    onPick(hexOf(value));
  };
  return (
    <ChakraTheme>
      <ColorPickerRoot
        format="hsba"
        value={shown}
        disabled={isDisabled}
        open={isOpen}
        lazyMount
        unmountOnExit
        onOpenChange={({ open }) => setOpen(open)}
        onValueChange={({ value }) => pick(value)}
      >
        <ColorPickerControl>
          <ColorPickerTrigger aria-label={sharedText('fields.pickThe', { color: label.toLowerCase() })}>
            <ColorPickerValueSwatch />
          </ColorPickerTrigger>
        </ColorPickerControl>
        <Portal>
          <ColorPickerPositioner>
            <ColorPickerContent aria-label={label}>
              <ColorPickerArea>
                <ColorPickerAreaBackground />
                <ColorPickerAreaThumb />
              </ColorPickerArea>
              <ColorPickerChannelSlider channel="hue">
                <ColorPickerChannelSliderTrack />
                <ColorPickerChannelSliderThumb aria-label={sharedText('fields.hue')} />
              </ColorPickerChannelSlider>
            </ColorPickerContent>
          </ColorPickerPositioner>
        </Portal>
      </ColorPickerRoot>
    </ChakraTheme>
  );
}
