import { useSelector } from '@xstate/react';
import type { AdminRef, AdminSnapshot } from '#machines/admin/adminMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { ContentWidth } from '../../../components/frame/ContentWidth.tsx';
import { ChargeSections } from './ChargeSections.tsx';
import { RuleCard } from './RuleCard.tsx';
import styles from './Rules.module.css';
import { WHEN_ORDERED } from './whenItHolds.ts';
import { ZipSections } from './ZipSections.tsx';

const childrenOf = ({ children }: AdminSnapshot) => children;

/** Where is delivered to and from which amount on, what that costs, and the tax. */
export function ZipsAndChargesScreen({ shop, area }: { shop: Shop; area: AdminRef }) {
  const { zipRules, chargeRules } = useSelector(area, childrenOf);
  return (
    <ContentWidth>
      <div className={styles.cards}>
        <RuleCard
          shop={shop}
          topic="charges"
          title="Charges and Tax"
          about={WHEN_ORDERED}
          form={chargeRules}
          height={320}
        >
          {(section) => <ChargeSections {...section} />}
        </RuleCard>
        <RuleCard shop={shop} topic="zips" title="Zips and Minimums" about={WHEN_ORDERED} form={zipRules} height={420}>
          {(section) => <ZipSections {...section} />}
        </RuleCard>
      </div>
    </ContentWidth>
  );
}
