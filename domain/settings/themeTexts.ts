import { perLanguage } from '../texts/perLanguage.ts';
import { sharedText } from '../texts/sharedText.ts';

export const themeTexts = perLanguage(
  () =>
    ({
      saved: sharedText('theme.saved'),
      failed: sharedText('theme.notSaved'),
      cancel: sharedText('theme.cancelCurrentChanges'),
      reset: sharedText('theme.resetToSystemDefault'),
      typeColour: sharedText('theme.typeColor'),
      noColour: (which: 'primary' | 'secondary') => sharedText('theme.notAColor', { which }),
    }) as const,
);
