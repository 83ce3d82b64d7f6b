import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, type SystemConfig, type SystemContext } from '@chakra-ui/react/styled-system';
import { colourPickerRecipe } from './colourPickerRecipe.ts';
import { dialogRecipe, drawerRecipe, keyframes } from './dialogRecipes.ts';
import { DIALOG_FULL_SCREEN_BELOW, PHONE_BELOW, RAIL_FROM, WIDE_TEXT_FROM } from './layout.ts';
import { createPalettes, type ThemeColours } from './palette.ts';
import { semanticColours, tokens } from './tokens.ts';

/**
 * Chakra's engine with our own tokens only: custom properties start with `--ui-`, as in `var(--ui-colors-text-muted)`.
 * It adds no other styles of the page, except for `themeCss.tsx`.
 */
export function createStorefrontSystem(
  colours: ThemeColours,
  ofPage: SystemConfig = { preflight: false },
): SystemContext {
  const { light, dark } = createPalettes(colours);
  return createSystem(defaultBaseConfig, ofPage, {
    cssVarsPrefix: 'ui',
    theme: {
      breakpoints: {
        sm: `${DIALOG_FULL_SCREEN_BELOW}px`,
        md: `${PHONE_BELOW}px`,
        lg: `${WIDE_TEXT_FROM}px`,
        xl: `${RAIL_FROM}px`,
        '2xl': '1440px',
      },
      tokens,
      semanticTokens: { colors: semanticColours(light, dark) },
      keyframes,
      textStyles: {
        number: { value: { fontVariantNumeric: 'tabular-nums', textAlign: 'end' } },
        code: { value: { fontVariantNumeric: 'tabular-nums', letterSpacing: '{letterSpacings.code}' } },
      },
      slotRecipes: { dialog: dialogRecipe, drawer: drawerRecipe, colorPicker: colourPickerRecipe },
    },
  });
}
