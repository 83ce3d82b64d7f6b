import { useSelector } from '@xstate/react';
import { adminText } from '#domain/texts/adminText.ts';
import type { LogoUploadRef, LogoUploadSnapshot } from '#machines/admin/logoUpload/logoUploadMachine.ts';
import type { RuleFormRef } from '#machines/admin/ruleForm/ruleFormMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { ContentWidth } from '../../../components/frame/ContentWidth.tsx';
import { WHEN_OPENED } from './effectiveFrom.ts';
import { RuleCard } from './RuleCard.tsx';
import styles from './Rules.module.css';
import { ShopSections } from './ShopSections.tsx';

const logoIn = (snapshot: LogoUploadSnapshot | undefined) => snapshot?.context.logoName ?? null;
const isUploadingIn = (snapshot: LogoUploadSnapshot | undefined) => snapshot?.hasTag('busy') === true;

/** The name and the look of the shop. */
export function ShopScreen({
  shop,
  flows: { shopRules, logoUpload },
}: {
  shop: Shop;
  flows: { shopRules: RuleFormRef; logoUpload: LogoUploadRef };
}) {
  const chosenLogo = useSelector(logoUpload, logoIn);
  const isUploading = useSelector(logoUpload, isUploadingIn);
  return (
    <ContentWidth>
      <div className={styles.cards}>
        <RuleCard
          shop={shop}
          topic="shop"
          title={adminText('rules.shop')}
          about={WHEN_OPENED}
          form={shopRules}
          height={560}
          isWaiting={isUploading}
          amend={(rules) => (chosenLogo === null ? rules : { ...rules, logoName: chosenLogo })}
          onReset={() => logoUpload?.send({ type: 'logo.forget' })}
        >
          {(section) => logoUpload && <ShopSections {...section} upload={logoUpload} chosenLogo={chosenLogo} />}
        </RuleCard>
      </div>
    </ContentWidth>
  );
}
