import { type ReactNode, useState } from 'react';
import { writtenGroups } from '#domain/rules/synonymRules.ts';
import { adminText } from '#domain/texts/adminText.ts';
import type { RuleFormRef } from '#machines/admin/ruleForm/ruleFormMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { ContentWidth } from '../../../components/frame/ContentWidth.tsx';
import { LineQueryContext } from './lineQuery.ts';
import { RuleCard } from './RuleCard.tsx';
import styles from './Rules.module.css';
import { SearchTrial } from './SearchTrial.tsx';
import { SearchWordSections } from './SearchWordSections.tsx';

function LineQueryProvider({ children }: { children: ReactNode }) {
  const query = useState('');
  return <LineQueryContext value={query}>{children}</LineQueryContext>;
}

/** The synonyms of the product search. */
export function SearchWordsScreen({
  shop,
  flows: { synonymRules: form },
}: {
  shop: Shop;
  flows: { synonymRules: RuleFormRef };
}) {
  return (
    <ContentWidth>
      <div className={styles.cards}>
        <LineQueryProvider>
          <RuleCard
            shop={shop}
            topic="synonyms"
            title={adminText('rules.searchWords')}
            about={adminText('rules.otherNamesForYourProductsBuyers')}
            form={form}
            amend={(rules) => ({ ...rules, groups: writtenGroups(rules.groups) })}
            height={560}
            above={({ groups }) => <SearchTrial shop={shop} groups={groups} />}
          >
            {(section) => <SearchWordSections {...section} />}
          </RuleCard>
        </LineQueryProvider>
      </div>
    </ContentWidth>
  );
}
