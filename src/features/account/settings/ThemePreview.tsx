import { type CSSProperties, useMemo } from 'react';
import { accountText } from '#domain/texts/accountText.ts';
import type { ThemeMode } from '#machines/theme/shownTheme.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { Badge } from '../../../components/text/Badge.tsx';
import { deriveTones } from '../../../theme/deriveTones.ts';
import { createPalettes, type Palette, type ThemeColours } from '../../../theme/palette.ts';
import { propertyOf } from '../../../theme/tones.ts';
import styles from './Settings.module.css';

/** The neutral colors behind the parts of the preview. */
const NEUTRAL = ['surface', 'raised', 'hairline', 'control', 'text'] as const satisfies readonly (keyof Palette)[];

const FACES = [
  { mode: 'light', name: accountText('settings.light') },
  { mode: 'dark', name: accountText('settings.dark') },
] as const satisfies readonly { mode: ThemeMode; name: string }[];

/** Parts of the shop in both themes, with colors that are not applied yet. */
export function ThemePreview({ primary, secondary }: ThemeColours) {
  const faces = useMemo(() => {
    const colours = { primary, secondary };
    const palettes = createPalettes(colours);
    const tones = deriveTones(colours);
    return FACES.map(({ mode, name }) => {
      const neutral = NEUTRAL.map((token) => [propertyOf(token), palettes[mode][token]]);
      const derived = Object.entries(tones[mode]).map(([tone, colour]) => [propertyOf(tone), colour]);
      const style: CSSProperties = { ...Object.fromEntries([...neutral, ...derived]), colorScheme: mode };
      return { mode, name, style };
    });
  }, [primary, secondary]);
  return (
    <div className={styles.faces}>
      {faces.map(({ mode, name, style }) => (
        <figure key={mode} className={styles.face} style={style} data-face={mode}>
          <figcaption>{name}</figcaption>
          <div className={styles.pieces} inert>
            <Button variant="primary">{accountText('settings.addToCart')}</Button>
            <span className={styles.line}>
              <span className={styles.link}>{accountText('settings.orderGuide')}</span>
              <Badge kind="promotion">{accountText('settings.special')}</Badge>
            </span>
            <span className={styles.selected}>{accountText('settings.selectedRow')}</span>
          </div>
        </figure>
      ))}
    </div>
  );
}
