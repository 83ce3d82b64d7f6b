import { adminText } from '#domain/texts/adminText.ts';
import type { RuleFormRef } from '#machines/admin/ruleForm/ruleFormMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { ContentWidth } from '../../../components/frame/ContentWidth.tsx';
import { CalendarSections } from './CalendarSections.tsx';
import { WHEN_ORDERED } from './effectiveFrom.ts';
import { RuleCard } from './RuleCard.tsx';
import styles from './Rules.module.css';

/** The delivery and pickup days, and their cutoffs. */
export function CalendarScreen({
  shop,
  flows: { calendarRules: form },
}: {
  shop: Shop;
  flows: { calendarRules: RuleFormRef };
}) {
  const today = shop.environment.today();
  return (
    <ContentWidth>
      <div className={styles.cards}>
        <RuleCard
          shop={shop}
          topic="calendar"
          title={adminText('rules.deliveryCalendar')}
          about={WHEN_ORDERED}
          form={form}
          height={560}
        >
          {(section) => <CalendarSections {...section} today={today} />}
        </RuleCard>
      </div>
    </ContentWidth>
  );
}
