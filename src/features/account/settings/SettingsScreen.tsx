import { accountText } from '#domain/texts/accountText.ts';
import type { DevicesRef } from '#machines/account/devices/devicesMachine.ts';
import type { ThemeEditRef } from '#machines/account/themeEdit/themeEditMachine.ts';
import type { TwoFactorRef } from '#machines/account/twoFactor/twoFactorMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { chooseLanguage, otherLanguages } from '../../../browser/language.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { ContentWidth } from '../../../components/frame/ContentWidth.tsx';
import { LanguageChoice } from '../../../components/frame/LanguageChoice.tsx';
import { ShortcutSwitch } from '../../../components/keys/ShortcutSwitch.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import { DevicesPanel } from './DevicesPanel.tsx';
import styles from './Settings.module.css';
import { ThemePanel } from './ThemePanel.tsx';
import { TwoFactorPanel } from './TwoFactorPanel.tsx';

/** The settings of every signed-in user; the theme only for users who may choose colors. */
export function SettingsScreen({
  shop,
  flows: { themeEdit: edit, twoFactor, devices },
}: {
  shop: Shop;
  flows: { themeEdit?: ThemeEditRef; twoFactor: TwoFactorRef; devices: DevicesRef };
}) {
  const languages = otherLanguages();
  return (
    <ContentWidth size="narrow">
      <div className={styles.panels}>
        {edit && <ThemePanel edit={edit} />}
        {languages.length > 0 && (
          <Panel
            title={accountText('settings.language')}
            actions={<LanguageChoice languages={languages} onChoose={chooseLanguage} />}
          >
            {accountText('settings.pagesAndEmailsAreIn')}
          </Panel>
        )}
        <Panel title={accountText('settings.keyboard')}>
          <ShortcutSwitch />
          <p className={styles.note}>{accountText('settings.useToSearchAndForHelp')}</p>
        </Panel>
        <Panel
          title={accountText('settings.password')}
          actions={
            <Button onClick={() => shop.dialogs.send({ type: 'password.change' })}>
              {accountText('settings.changePassword')}
            </Button>
          }
        >
          {accountText('settings.changingYourPasswordSignsYouOut')}
        </Panel>
        <TwoFactorPanel twoFactor={twoFactor} />
        <DevicesPanel devices={devices} />
      </div>
    </ContentWidth>
  );
}
