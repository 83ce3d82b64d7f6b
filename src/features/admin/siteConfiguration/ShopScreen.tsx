import { useSelector } from '@xstate/react';
import { adminText } from '#domain/texts/adminText.ts';
import type { ConfigurationFormRef } from '#machines/admin/configurationForm/configurationFormMachine.ts';
import type { LogoUploadRef, LogoUploadSnapshot } from '#machines/admin/logoUpload/logoUploadMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { ContentWidth } from '../../../components/frame/ContentWidth.tsx';
import styles from './Configuration.module.css';
import { ConfigurationCard } from './ConfigurationCard.tsx';
import { WHEN_OPENED } from './effectiveFrom.ts';
import { ShopSections } from './ShopSections.tsx';

const logoIn = (snapshot: LogoUploadSnapshot | undefined) => snapshot?.context.logoName ?? null;
const isUploadingIn = (snapshot: LogoUploadSnapshot | undefined) => snapshot?.hasTag('busy') === true;

/** The name and the look of the shop. */
export function ShopScreen({
  shop,
  flows: { shopConfiguration, logoUpload },
}: {
  shop: Shop;
  flows: { shopConfiguration: ConfigurationFormRef; logoUpload: LogoUploadRef };
}) {
  const chosenLogo = useSelector(logoUpload, logoIn);
  const isUploading = useSelector(logoUpload, isUploadingIn);
  return (
    <ContentWidth>
      <div className={styles.cards}>
        <ConfigurationCard
          shop={shop}
          topic="shop"
          title={adminText('configuration.shop')}
          about={WHEN_OPENED}
          form={shopConfiguration}
          height={560}
          isWaiting={isUploading}
          amend={(configuration) => (chosenLogo === null ? configuration : { ...configuration, logoName: chosenLogo })}
          onReset={() => logoUpload?.send({ type: 'logo.forget' })}
        >
          {(section) => logoUpload && <ShopSections {...section} upload={logoUpload} chosenLogo={chosenLogo} />}
        </ConfigurationCard>
      </div>
    </ContentWidth>
  );
}
