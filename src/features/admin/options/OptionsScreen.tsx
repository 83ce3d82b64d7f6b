import { isAvailable } from '#domain/settings/menu.ts';
import { LAYOUT_NAMES, PAGE_LAYOUTS, SORT_FIELDS, SORT_NAMES } from '#domain/settings/preferences.ts';
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

const layouts = PAGE_LAYOUTS.map((layout) => LAYOUT_NAMES[layout]);
const sorts = SORT_FIELDS.map((sort) => SORT_NAMES[sort]);

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
          <Panel title="Setup Checklist">
            <p className={styles.about}>
              What is missing before buyers can order, what works only as a demo, and where to set it up.
            </p>
            <LinkButton to="/admin/start">Review Setup</LinkButton>
          </Panel>
        </div>
        <PasswordOptionsCard options={passwordOptions} />
        <div className={styles.column}>
          <PageDefaultCard title="Default Layout" choices={layouts} pageDefault={defaultLayout} />
          <PageDefaultCard title="Default Sort By" choices={sorts} pageDefault={defaultSort} />
          {isAvailable(menu, 'EditLandingPage') && (
            <Panel title="Landing Page">
              <p className={styles.about}>The first page buyers see: its title and cards.</p>
              <LinkButton to="/admin/landing">Edit Landing Page</LinkButton>
            </Panel>
          )}
        </div>
        <ImageSyncCard sync={imageSync} />
      </div>
    </ContentWidth>
  );
}
