import { adminText } from '#domain/texts/adminText.ts';
import type { RuleFormRef } from '#machines/admin/ruleForm/ruleFormMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { ContentWidth } from '../../../components/frame/ContentWidth.tsx';
import { ChargeSections } from './ChargeSections.tsx';
import { WHEN_ORDERED } from './effectiveFrom.ts';
import { RuleCard } from './RuleCard.tsx';
import styles from './Rules.module.css';
import { ZipSections } from './ZipSections.tsx';

/** Delivery areas with their minimum amounts and charges, and the tax. */
export function ZipsAndChargesScreen({
  shop,
  flows: { zipRules, chargeRules },
}: {
  shop: Shop;
  flows: { zipRules: RuleFormRef; chargeRules: RuleFormRef };
}) {
  return (
    <ContentWidth>
      <div className={styles.cards}>
        <RuleCard
          shop={shop}
          topic="charges"
          title={adminText('rules.feesAndTax')}
          about={WHEN_ORDERED}
          form={chargeRules}
          height={320}
        >
          {(section) => <ChargeSections {...section} />}
        </RuleCard>
        <RuleCard
          shop={shop}
          topic="zips"
          title={adminText('rules.deliveryAreasAndMinimums')}
          about={WHEN_ORDERED}
          form={zipRules}
          height={420}
        >
          {(section) => <ZipSections {...section} />}
        </RuleCard>
      </div>
    </ContentWidth>
  );
}
