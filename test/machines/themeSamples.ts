import type { ThemeSaved } from '#machines/account/themeEdit/themeEditMachine.ts';
import type { Shopper } from '#machines/shop/shopper.ts';
import { type ChosenTheme, type ShownTheme, STANDARD_THEME } from '#machines/theme/shownTheme.ts';
import { TONES } from '#src/theme/tones.ts';
import { buyer } from './samples.ts';

const tones = (colour: string) => Object.fromEntries(TONES.map((tone) => [tone, colour]));

export const standard = STANDARD_THEME;
export const dusk: ShownTheme = {
  mode: 'dark',
  primary: '#336699',
  secondary: '#c71585',
  tones: { light: tones('#336699'), dark: tones('#6699cc') },
};
export const dawn: ShownTheme = { ...dusk, mode: 'light', primary: '#cc5500' };
export const chosen: ChosenTheme = { mode: 'dark', primary: '#336699', secondary: '#c71585' };

export const saved = {
  saved: { kind: 'saved', theme: dusk },
  refused: { kind: 'refused', text: 'Not so.' },
  'refused without a word': { kind: 'refused', text: '' },
} as const satisfies Record<string, ThemeSaved>;

/** The menu allows the user to choose colors. */
export const colourful: Shopper = {
  ...buyer,
  configuration: {
    ...buyer.configuration,
    settings: {
      ...buyer.configuration.settings,
      menu: [{ key: 'ColorMaintenance', isVisible: true, isLocked: false }],
    },
  },
};
