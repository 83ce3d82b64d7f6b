import { adminText } from '#domain/texts/adminText.ts';
import type { ConfigurationFormRef } from '#machines/admin/configurationForm/configurationFormMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { ContentWidth } from '../../../components/frame/ContentWidth.tsx';
import { ChargeSections } from './ChargeSections.tsx';
import styles from './Configuration.module.css';
import { ConfigurationCard } from './ConfigurationCard.tsx';
import { WHEN_ORDERED } from './effectiveFrom.ts';
import { ZipSections } from './ZipSections.tsx';

/** Delivery areas with their minimum amounts and charges, and the tax. */
export function ZipsAndChargesScreen({
  shop,
  flows: { deliveryAreas, charges },
}: {
  shop: Shop;
  flows: { deliveryAreas: ConfigurationFormRef; charges: ConfigurationFormRef };
}) {
  return (
    <ContentWidth>
      <div className={styles.cards}>
        <ConfigurationCard
          shop={shop}
          topic="charges"
          title={adminText('configuration.feesAndTax')}
          about={WHEN_ORDERED}
          form={charges}
          height={320}
        >
          {(section) => <ChargeSections {...section} />}
        </ConfigurationCard>
        <ConfigurationCard
          shop={shop}
          topic="zips"
          title={adminText('configuration.deliveryAreasAndMinimums')}
          about={WHEN_ORDERED}
          form={deliveryAreas}
          height={420}
        >
          {(section) => <ZipSections {...section} />}
        </ConfigurationCard>
      </div>
    </ContentWidth>
  );
}
