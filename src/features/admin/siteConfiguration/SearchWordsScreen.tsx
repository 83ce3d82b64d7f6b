import { type ReactNode, useState } from 'react';
import { writtenGroups } from '#domain/siteConfiguration/searchWords.ts';
import { adminText } from '#domain/texts/adminText.ts';
import type { ConfigurationFormRef } from '#machines/admin/configurationForm/configurationFormMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { ContentWidth } from '../../../components/frame/ContentWidth.tsx';
import styles from './Configuration.module.css';
import { ConfigurationCard } from './ConfigurationCard.tsx';
import { LineQueryContext } from './lineQuery.ts';
import { SearchTrial } from './SearchTrial.tsx';
import { SearchWordSections } from './SearchWordSections.tsx';

function LineQueryProvider({ children }: { children: ReactNode }) {
  const query = useState('');
  return <LineQueryContext value={query}>{children}</LineQueryContext>;
}

/** The synonyms of the product search. */
export function SearchWordsScreen({
  shop,
  flows: { searchWords: form },
}: {
  shop: Shop;
  flows: { searchWords: ConfigurationFormRef };
}) {
  return (
    <ContentWidth>
      <div className={styles.cards}>
        <LineQueryProvider>
          <ConfigurationCard
            shop={shop}
            topic="synonyms"
            title={adminText('configuration.searchWordsTitle')}
            about={adminText('configuration.otherNamesForYourProductsBuyers')}
            form={form}
            amend={(configuration) => ({ ...configuration, groups: writtenGroups(configuration.groups) })}
            height={560}
            above={({ groups }) => <SearchTrial shop={shop} groups={groups} />}
          >
            {(section) => <SearchWordSections {...section} />}
          </ConfigurationCard>
        </LineQueryProvider>
      </div>
    </ContentWidth>
  );
}
