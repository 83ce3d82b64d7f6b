import { useSelector } from '@xstate/react';
import { PackageSearch } from 'lucide-react';
import type { UserSettings } from '#domain/settings/settings.ts';
import { texts } from '#domain/texts.ts';
import type { GuideEditRef, GuideEditSnapshot } from '#machines/guideEdit/guideEditMachine.ts';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { LongList } from '../../components/LongList.tsx';
import { PHONE_BELOW } from '../../theme/layout.ts';
import { useIsNarrowerThan } from '../../theme/useIsNarrowerThan.ts';
import { GuideEditBrief } from './GuideEditBrief.tsx';
import { GuideEditRow } from './GuideEditRow.tsx';
import styles from './GuideEditScreen.module.css';

const shownOf = ({ context }: GuideEditSnapshot) => context.shown;
const productsOf = ({ context }: GuideEditSnapshot) => context.catalogue.productByKey;
const queryOf = ({ context }: GuideEditSnapshot) => context.query;
const rowKey = (productKey: number) => productKey;

interface GuideEditListProps {
  readonly edit: GuideEditRef;
  readonly settings: UserSettings;
}

/** The products to choose from; what is typed in one row renders that row alone. */
export function GuideEditList({ edit, settings }: GuideEditListProps) {
  const shown = useSelector(edit, shownOf);
  const products = useSelector(edit, productsOf);
  const query = useSelector(edit, queryOf);
  const isPhone = useIsNarrowerThan(PHONE_BELOW);
  if (shown.length === 0) {
    const action =
      query === '' ? (
        <Button onClick={() => edit.send({ type: 'listing.choose', listing: 'all' })}>Show all products</Button>
      ) : (
        <Button onClick={() => edit.send({ type: 'search.change', query: '' })}>Clear search</Button>
      );
    return (
      <EmptyState icon={<PackageSearch />} action={action}>
        {query === '' ? texts.orderGuide.empty : texts.products.none}
      </EmptyState>
    );
  }
  const Row = isPhone ? GuideEditBrief : GuideEditRow;
  return (
    <LongList label="Products" rows={shown} rowKey={rowKey} className={styles.rows}>
      {(productKey) => (
        <Row edit={edit} productKey={productKey} product={products.get(productKey)} settings={settings} />
      )}
    </LongList>
  );
}
