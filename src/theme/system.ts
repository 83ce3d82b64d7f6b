import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, type SystemContext } from '@chakra-ui/react/styled-system';
import { dialogRecipe, drawerRecipe, keyframes } from './dialogRecipes.ts';
import { globalStyles } from './globalStyles.ts';
import { DIALOG_FULL_SCREEN_BELOW, PHONE_BELOW, RAIL_FROM, WIDE_TEXT_FROM } from './layout.ts';
import { createPalettes, type ThemeColours } from './palette.ts';
import { semanticColours, tokens } from './tokens.ts';

/** Chakra's engine with our own tokens only: custom properties begin with `--ui-`, as in `var(--ui-colors-text-muted)`. */
export function createStorefrontSystem(colours: ThemeColours): SystemContext {
  const { light, dark } = createPalettes(colours);
  return createSystem(defaultBaseConfig, {
    cssVarsPrefix: 'ui',
    preflight: true,
    globalCss: globalStyles,
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
      slotRecipes: { dialog: dialogRecipe, drawer: drawerRecipe },
    },
  });
}
