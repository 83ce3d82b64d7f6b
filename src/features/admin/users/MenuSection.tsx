import { useId } from 'react';
import { MENU_KEYS, type MenuKey } from '#domain/settings/menu.ts';
import { MENU_WORDS } from '#domain/settings/menuTexts.ts';
import { adminText } from '#domain/texts/adminText.ts';
import { blockedAttributes } from '../../../components/buttons/useBlocked.tsx';
import fieldStyles from '../../../components/fields/Field.module.css';
import { Panel } from '../../../components/layout/Panel.tsx';
import { chosenOf, staysClosed } from '../../../components/select/blockedSelect.ts';
import { SelectOptions } from '../../../components/select/SelectOptions.tsx';
import type { FormSection } from '../../../forms/formSection.ts';
import styles from './Users.module.css';
import type { UserValues } from './userValues.ts';

const WORDS = Object.entries(MENU_WORDS).map(([value, label]) => ({ value, label }));

/** The menu entries of a user, and what they lose without one. */
export function MenuSection({
  form,
  isBusy,
  set,
  isLastAdmin,
}: FormSection<UserValues> & { readonly isLastAdmin: boolean }) {
  const id = useId();
  const { menu } = form.values;
  const choose = (key: MenuKey, chosen: string) =>
    set('menu', { ...menu, [key]: chosen in MENU_WORDS ? chosen : 'shown' });
  return (
    <Panel title={adminText('users.menu')}>
      <div className={styles.section}>
        <p className={styles.hint}>{adminText('users.hiddenAndLockedPagesAreRemoved')}</p>
        <ul className={styles.choices}>
          {MENU_KEYS.map((key) => {
            const isFixed = isLastAdmin && key === 'AdminPanel';
            const value = menu[key] ?? 'shown';
            return (
              <li key={key} className={styles.choice}>
                <label htmlFor={`${id}${key}`} className={styles.choiceName}>
                  {adminText(`menu.${key}.title`)}
                </label>
                <select
                  id={`${id}${key}`}
                  className={fieldStyles.control}
                  aria-describedby={`${id}${key}-lost`}
                  value={value}
                  disabled={isBusy}
                  {...(isFixed && { ...blockedAttributes, ...staysClosed })}
                  onChange={({ currentTarget }) => choose(key, currentTarget.value)}
                >
                  <SelectOptions options={isFixed ? chosenOf(WORDS, value) : WORDS} />
                </select>
                <p id={`${id}${key}-lost`} className={styles.hint}>
                  <span className={styles.lost}>{adminText('users.removes')}</span> {adminText(`menu.${key}.lost`)}
                  {isFixed && ' '}
                  {isFixed && adminText('users.itStays', { onlyAdmin: adminText('user.onlyAdmin') })}
                </p>
              </li>
            );
          })}
        </ul>
      </div>
    </Panel>
  );
}
