import { adminText } from '#domain/texts/adminText.ts';
import type { ConfigurationFormRef } from '#machines/admin/configurationForm/configurationFormMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { ContentWidth } from '../../../components/frame/ContentWidth.tsx';
import styles from './Configuration.module.css';
import { ConfigurationCard } from './ConfigurationCard.tsx';
import { WHEN_OPENED } from './effectiveFrom.ts';
import { SiteSections } from './SiteSections.tsx';
import { UserSections } from './UserSections.tsx';

/** The site settings, and the defaults of users without their own. */
export function SiteSettingsScreen({
  shop,
  flows: { siteConfiguration, userConfiguration },
}: {
  shop: Shop;
  flows: { siteConfiguration: ConfigurationFormRef; userConfiguration: ConfigurationFormRef };
}) {
  return (
    <ContentWidth>
      <div className={styles.cards}>
        <ConfigurationCard
          shop={shop}
          topic="site"
          title={adminText('configuration.site')}
          about={WHEN_OPENED}
          form={siteConfiguration}
          height={640}
        >
          {(section) => <SiteSections {...section} />}
        </ConfigurationCard>
        <ConfigurationCard
          shop={shop}
          topic="user"
          title={adminText('configuration.userDefaults')}
          about={adminText('configuration.settingsForACustomerOrA', { effect: WHEN_OPENED })}
          form={userConfiguration}
          height={640}
        >
          {(section) => <UserSections {...section} />}
        </ConfigurationCard>
      </div>
    </ContentWidth>
  );
}
