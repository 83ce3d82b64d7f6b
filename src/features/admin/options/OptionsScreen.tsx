import { isAvailable } from '#domain/settings/menu.ts';
import { layoutNames, PAGE_LAYOUTS, SORT_FIELDS, sortNames } from '#domain/settings/preferences.ts';
import { adminText } from '#domain/texts/adminText.ts';
import { frameText } from '#domain/texts/frameText.ts';
import type { ImageSyncRef } from '#machines/admin/imageSync/imageSyncMachine.ts';
import type { PageDefaultRef } from '#machines/admin/pageDefault/pageDefaultMachine.ts';
import type { PasswordOptionsRef } from '#machines/admin/passwordOptions/passwordOptionsMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { LinkButton } from '../../../components/buttons/LinkButton.tsx';
import { ContentWidth } from '../../../components/frame/ContentWidth.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import { ImageSyncCard } from './ImageSyncCard.tsx';
import styles from './Options.module.css';
import { PageDefaultCard } from './PageDefaultCard.tsx';
import { PasswordOptionsCard } from './PasswordOptionsCard.tsx';

const layouts = PAGE_LAYOUTS.map((layout) => layoutNames()[layout]);
const sorts = SORT_FIELDS.map((sort) => sortNames()[sort]);

/** Site settings: a card for each topic. */
export function OptionsScreen({
  shop,
  flows: { passwordOptions, defaultLayout, defaultSort, imageSync },
}: {
  shop: Shop;
  flows: {
    passwordOptions: PasswordOptionsRef;
    defaultLayout: PageDefaultRef;
    defaultSort: PageDefaultRef;
    imageSync: ImageSyncRef;
  };
}) {
  const { menu } = shop.shopper.configuration.settings;
  return (
    <ContentWidth>
      <div className={styles.cards}>
        <div className={styles.first}>
          <Panel title={frameText('pages.setupChecklist')}>
            <p className={styles.about}>{adminText('options.whatIsMissingBeforeBuyersCan')}</p>
            <LinkButton to="/admin/start">{adminText('options.reviewSetup')}</LinkButton>
          </Panel>
        </div>
        <PasswordOptionsCard options={passwordOptions} />
        <div className={styles.column}>
          <PageDefaultCard title={adminText('options.defaultLayout')} choices={layouts} pageDefault={defaultLayout} />
          <PageDefaultCard title={adminText('options.defaultSortBy')} choices={sorts} pageDefault={defaultSort} />
          {isAvailable(menu, 'EditLandingPage') && (
            <Panel title={adminText('options.landingPage')}>
              <p className={styles.about}>{adminText('options.theFirstPageBuyersSeeIts')}</p>
              <LinkButton to="/admin/landing">{frameText('pages.editLandingPage')}</LinkButton>
            </Panel>
          )}
        </div>
        <ImageSyncCard sync={imageSync} />
      </div>
    </ContentWidth>
  );
}
