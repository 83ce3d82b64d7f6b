import { expect } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { OwnedTheme } from '#machines/theme/shownTheme.ts';
import { type ThemeRef, themeMachine } from '#machines/theme/themeMachine.ts';
import { showTones } from '../../../src/theme/showTones.ts';
import { themeWalk } from '../../machines/theme.walk.ts';
import { dusk, standard } from '../../machines/themeSamples.ts';
import { quietly } from '../../support/quietly.ts';
import { walkScreen } from '../../support/screenWalk.ts';

function open(input: OwnedTheme): ThemeRef {
  const machine = quietly(themeMachine).provide({ actions: { showTheme: (_, { theme }) => showTones(theme.tones) } });
  const theme = createActor(machine, { input, clock: new SimulatedClock() });
  theme.start();
  sheetIs = () => expect(sheet()).toBe(theme.getSnapshot().context.theme.tones !== null);
  return theme;
}

const sheet = () => document.getElementById('theme-tones') !== null;
/** The page has the colours that the machine says. */
let sheetIs = (): void => undefined;
const coloured = () => sheetIs();

walkScreen(themeWalk, {
  open: {
    'a first visit': () => open({ username: null, theme: standard }),
    'a visit of chef': () => open({ username: 'chef', theme: dusk }),
  },
  sees: { remembered: coloured, asking: coloured, known: coloured, failed: coloured },
  alike: [['remembered', 'asking', 'known', 'failed']],
  unseen: {},
});
