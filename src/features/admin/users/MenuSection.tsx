import { useId } from 'react';
import { MENU_KEYS, type MenuKey } from '#domain/settings/menu.ts';
import { MENU_TEXTS } from '#domain/settings/menuTexts.ts';
import { userTexts } from '#domain/users/userTexts.ts';
import fieldStyles from '../../../components/fields/Field.module.css';
import { SelectOptions } from '../../../components/fields/SelectOptions.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import styles from './Users.module.css';
import type { UserSection } from './userSection.ts';
import type { MenuWord } from './userValues.ts';

const WORDS: readonly { value: MenuWord; label: string }[] = [
  { value: 'shown', label: 'Shown' },
  { value: 'hidden', label: 'Hidden' },
  { value: 'locked', label: 'Locked' },
];

/** What somebody may open, and what he lacks without it. */
export function MenuSection({ form, isBusy, set, isLastAdmin }: UserSection & { readonly isLastAdmin: boolean }) {
  const id = useId();
  const { menu } = form.values;
  const choose = (key: MenuKey, chosen: string) =>
    set('menu', { ...menu, [key]: WORDS.find(({ value }) => value === chosen)?.value ?? 'shown' });
  return (
    <Panel title="Menu">
      <div className={styles.section}>
        <p className={styles.hint}>
          Hidden and locked both take the page and its menu entry away. Consumers never have documents, account pages
          and the administration.
        </p>
        <ul className={styles.choices}>
          {MENU_KEYS.map((key) => (
            <li key={key} className={styles.choice}>
              <label htmlFor={`${id}${key}`} className={styles.choiceName}>
                {MENU_TEXTS[key].title}
              </label>
              <select
                id={`${id}${key}`}
                className={fieldStyles.control}
                aria-describedby={`${id}${key}-lost`}
                value={menu[key] ?? 'shown'}
                disabled={isBusy || (isLastAdmin && key === 'AdminPanel')}
                onChange={({ currentTarget }) => choose(key, currentTarget.value)}
              >
                <SelectOptions options={WORDS} />
              </select>
              <p id={`${id}${key}-lost`} className={styles.hint}>
                <span className={styles.lost}>Takes away:</span> {MENU_TEXTS[key].lost}
                {isLastAdmin && key === 'AdminPanel' && ` ${userTexts.onlyAdmin}: it stays.`}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}
