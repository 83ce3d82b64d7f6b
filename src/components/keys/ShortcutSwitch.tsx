import { sharedText } from '#domain/texts/sharedText.ts';
import styles from './ShortcutSwitch.module.css';
import { turnShortcuts, useShortcutsAreOn } from './shortcuts.ts';

/** Turns single-key shortcuts on or off. */
export function ShortcutSwitch() {
  const areOn = useShortcutsAreOn();
  return (
    <label className={styles.choice}>
      <input type="checkbox" checked={areOn} onChange={(event) => turnShortcuts(event.currentTarget.checked)} />
      {sharedText('keys.singleKeyShortcuts')}
    </label>
  );
}
