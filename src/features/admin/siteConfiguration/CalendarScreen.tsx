import { adminText } from '#domain/texts/adminText.ts';
import type { ConfigurationFormRef } from '#machines/admin/configurationForm/configurationFormMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { ContentWidth } from '../../../components/frame/ContentWidth.tsx';
import { CalendarSections } from './CalendarSections.tsx';
import styles from './Configuration.module.css';
import { ConfigurationCard } from './ConfigurationCard.tsx';
import { WHEN_ORDERED } from './effectiveFrom.ts';

/** The delivery and pickup days, and their cutoffs. */
export function CalendarScreen({
  shop,
  flows: { deliveryCalendar: form },
}: {
  shop: Shop;
  flows: { deliveryCalendar: ConfigurationFormRef };
}) {
  const today = shop.environment.today();
  return (
    <ContentWidth>
      <div className={styles.cards}>
        <ConfigurationCard
          shop={shop}
          topic="calendar"
          title={adminText('configuration.deliveryCalendar')}
          about={WHEN_ORDERED}
          form={form}
          height={560}
        >
          {(section) => <CalendarSections {...section} today={today} />}
        </ConfigurationCard>
      </div>
    </ContentWidth>
  );
}
