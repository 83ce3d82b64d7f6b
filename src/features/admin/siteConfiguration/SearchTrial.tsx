import { useSelector } from '@xstate/react';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Finder } from '#domain/search/finder.ts';
import type { SynonymGroup } from '#domain/search/synonymGroup.ts';
import { prepareSynonyms } from '#domain/search/synonymTable.ts';
import { adminText } from '#domain/texts/adminText.ts';
import type { CatalogueSnapshot } from '#machines/shop/catalogue/catalogueMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { SearchField } from '../../../components/fields/SearchField.tsx';
import { takeTurns } from '../../../loading/takeTurns.ts';
import styles from './Configuration.module.css';
import { useLineQuery } from './lineQuery.ts';

interface TrialProps {
  readonly shop: Shop;
  readonly groups: readonly SynonymGroup[];
}

const catalogueIn = ({ context }: CatalogueSnapshot) => context.catalogue;
const SHOWN = 5;

/** A search index with other words, built in steps; null until it is ready. */
function useTried(finder: Finder | null, groups: readonly SynonymGroup[]): Finder | null {
  const [tried, setTried] = useState<Finder | null>(null);
  useEffect(() => {
    let isWanted = true;
    const prepare = async () => {
      await prepareSynonyms(groups, takeTurns);
      if (isWanted) setTried(finder?.withSynonyms(groups) ?? null);
    };
    void prepare();
    return () => {
      isWanted = false;
    };
  }, [finder, groups]);
  return tried;
}

/** The first products that a query finds with the typed words. */
function Found({ shop, groups, query }: TrialProps & { query: string }) {
  const { finder, products } = useSelector(shop.catalogue, catalogueIn);
  const tried = useTried(finder, groups);
  const found = useMemo(() => tried?.find(query, { among: () => true }), [tried, query]);
  if (!found) return <p role="status">{adminText('configuration.searchIsBeingPrepared')}</p>;
  const best = [...found.scores].sort(([, left], [, right]) => right - left).slice(0, SHOWN);
  return (
    <div role="status" className={styles.trial}>
      <p className={styles.hint}>
        {found.corrected !== null && `${adminText('configuration.searchedFor', { corrected: found.corrected })} `}
        {found.scores.size === 0
          ? adminText('configuration.noProductsFound')
          : adminText('configuration.productsFound', { count: found.scores.size })}
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

/** A field to try the words, and another to search among the lines. */
export function SearchTrial(props: TrialProps) {
  const [tried, setTried] = useState('');
  const [query, setQuery] = useLineQuery();
  const wanted = useDeferredValue(tried.trim());
  return (
    <div className={styles.above}>
      <div className={styles.fields}>
        <SearchField label={adminText('configuration.tryASearch')} value={tried} onChange={setTried} />
        <SearchField label={adminText('configuration.findALine')} value={query} onChange={setQuery} />
      </div>
      {wanted !== '' && <Found {...props} query={wanted} />}
    </div>
  );
}
