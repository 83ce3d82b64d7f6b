import { adminText } from '#domain/texts/adminText.ts';
import type { RuleFormRef } from '#machines/admin/ruleForm/ruleFormMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { ContentWidth } from '../../../components/frame/ContentWidth.tsx';
import { WHEN_OPENED } from './effectiveFrom.ts';
import { RuleCard } from './RuleCard.tsx';
import styles from './Rules.module.css';
import { SiteSections } from './SiteSections.tsx';
import { UserSections } from './UserSections.tsx';

/** The site settings, and the defaults of users without their own. */
export function SiteSettingsScreen({
  shop,
  flows: { siteRules, userRules },
}: {
  shop: Shop;
  flows: { siteRules: RuleFormRef; userRules: RuleFormRef };
}) {
  return (
    <ContentWidth>
      <div className={styles.cards}>
        <RuleCard
          shop={shop}
          topic="site"
          title={adminText('rules.site')}
          about={WHEN_OPENED}
          form={siteRules}
          height={640}
        >
          {(section) => <SiteSections {...section} />}
        </RuleCard>
        <RuleCard
          shop={shop}
          topic="user"
          title={adminText('rules.userDefaults')}
          about={adminText('rules.settingsForACustomerOrA', { effect: WHEN_OPENED })}
          form={userRules}
          height={640}
        >
          {(section) => <UserSections {...section} />}
        </RuleCard>
      </div>
    </ContentWidth>
  );
}
