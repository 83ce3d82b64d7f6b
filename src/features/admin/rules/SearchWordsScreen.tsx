import { useSelector } from '@xstate/react';
import { useDeferredValue, useMemo, useState } from 'react';
import { writtenGroups } from '#domain/rules/synonymRules.ts';
import type { SynonymGroup } from '#domain/search/synonymGroup.ts';
import { plural } from '#domain/shownNumber.ts';
import type { AdminRef, AdminSnapshot } from '#machines/admin/adminMachine.ts';
import type { CatalogueSnapshot } from '#machines/shop/catalogue/catalogueMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { SearchField } from '../../../components/fields/SearchField.tsx';
import { ContentWidth } from '../../../components/frame/ContentWidth.tsx';
import { RuleCard } from './RuleCard.tsx';
import styles from './Rules.module.css';
import { SearchWordSections } from './SearchWordSections.tsx';

const formIn = ({ children }: AdminSnapshot) => children.synonymRules;
const catalogueIn = ({ context }: CatalogueSnapshot) => context.catalogue;
const SHOWN = 5;

/** The first products that a query finds with the words as they are typed. */
function Trial({ shop, groups, query }: { shop: Shop; groups: readonly SynonymGroup[]; query: string }) {
  const { finder, products } = useSelector(shop.catalogue, catalogueIn);
  const tried = useMemo(() => finder?.withSynonyms(groups), [finder, groups]);
  const found = useMemo(() => tried?.find(query, { among: () => true }), [tried, query]);
  if (!found) return <p role="status">Search is being prepared.</p>;
  const best = [...found.scores].sort(([, left], [, right]) => right - left).slice(0, SHOWN);
  return (
    <div role="status" className={styles.trial}>
      <p className={styles.hint}>
        {found.corrected !== null && `Searched for '${found.corrected}'. `}
        {found.scores.size === 0 ? 'No products found.' : `${plural(found.scores.size, 'product')} found.`}
      </p>
      <ol>
        {best.map(([place]) => {
          const { productKey, description, formattedProductCode } = products.at(place);
          return (
            <li key={productKey}>
              {description} <span className={styles.hint}>{formattedProductCode}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** By which words people find products. */
export function SearchWordsScreen({ shop, area }: { shop: Shop; area: AdminRef }) {
  const form = useSelector(area, formIn);
  const [tried, setTried] = useState('');
  const [query, setQuery] = useState('');
  const deferred = useDeferredValue(tried.trim());
  return (
    <ContentWidth size="checkout">
      <div className={styles.cards}>
        <RuleCard
          shop={shop}
          topic="synonyms"
          title="Search Words"
          about="Other names for your products. Buyers who type one find the products that go by the other."
          form={form}
          amend={(rules) => ({ ...rules, groups: writtenGroups(rules.groups) })}
          height={560}
          above={({ groups }) => (
            <div className={styles.above}>
              <div className={styles.fields}>
                <SearchField label="Try a Search" value={tried} onChange={setTried} />
                <SearchField label="Find a Line" value={query} onChange={setQuery} />
              </div>
              {deferred !== '' && <Trial shop={shop} groups={groups} query={deferred} />}
            </div>
          )}
        >
          {(section) => <SearchWordSections {...section} query={query} />}
        </RuleCard>
      </div>
    </ContentWidth>
  );
}
