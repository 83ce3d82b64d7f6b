import type { ThemeEditRef } from '#machines/account/themeEdit/themeEditMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { ContentWidth } from '../../../components/frame/ContentWidth.tsx';
import { ShortcutSwitch } from '../../../components/keys/ShortcutSwitch.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import styles from './Settings.module.css';
import { ThemePanel } from './ThemePanel.tsx';

/** What everybody who is signed in can set for himself; the theme only who may choose colours. */
export function SettingsScreen({
  shop,
  flows: { themeEdit: edit },
}: {
  shop: Shop;
  flows: { themeEdit?: ThemeEditRef };
}) {
  return (
    <ContentWidth size="narrow">
      <div className={styles.panels}>
        {edit && <ThemePanel edit={edit} />}
        <Panel title="Keyboard">
          <ShortcutSwitch />
          <p className={styles.note}>
            Use / to search and ? for help. Shortcuts work outside text fields, and every shortcut also has a button.
          </p>
        </Panel>
        <Panel
          title="Password"
          actions={<Button onClick={() => shop.dialogs.send({ type: 'password.change' })}>Change Password</Button>}
        >
          Changing your password signs you out everywhere else.
        </Panel>
      </div>
    </ContentWidth>
  );
}
