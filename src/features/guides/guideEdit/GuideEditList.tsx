import { useSelector } from '@xstate/react';
import PackageSearch from 'lucide-react/icons/package-search';
import type { UserSettings } from '#domain/settings/settings.ts';
import { guidesText } from '#domain/texts/guidesText.ts';
import { shopText } from '#domain/texts/shopText.ts';
import type { GuideFormRef, GuideFormSnapshot } from '#machines/guides/guideForm/guideFormMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { EmptyState } from '../../../components/states/EmptyState.tsx';
import { LongList } from '../../../components/tables/LongList.tsx';
import { PHONE_BELOW } from '../../../theme/layout.ts';
import { useIsNarrowerThan } from '../../../theme/useIsNarrowerThan.ts';
import { GuideEditBrief } from './GuideEditBrief.tsx';
import { GuideEditRow } from './GuideEditRow.tsx';
import styles from './GuideEditScreen.module.css';

const shownOf = ({ context }: GuideFormSnapshot) => context.shown;
const productsOf = ({ context }: GuideFormSnapshot) => context.catalogue.productByKey;
const queryOf = ({ context }: GuideFormSnapshot) => context.query;
const isNarrowedIn = ({ context }: GuideFormSnapshot) => context.listing !== 'all';
const rowKey = (productKey: number) => productKey;

interface GuideEditListProps {
  readonly form: GuideFormRef;
  readonly settings: UserSettings;
}

/** The products to choose from; input in one row renders only that row. */
export function GuideEditList({ form, settings }: GuideEditListProps) {
  const shown = useSelector(form, shownOf);
  const products = useSelector(form, productsOf);
  const query = useSelector(form, queryOf);
  const isNarrowed = useSelector(form, isNarrowedIn);
  const isPhone = useIsNarrowerThan(PHONE_BELOW);
  if (shown.length === 0) {
    const action =
      query === '' || isNarrowed ? (
        <Button onClick={() => form.send({ type: 'listing.choose', listing: 'all' })}>
          {query === '' ? guidesText('guideEdit.showAllProducts') : guidesText('guideEdit.searchAllProducts')}
        </Button>
      ) : (
        <Button onClick={() => form.send({ type: 'search.change', query: '' })}>
          {guidesText('guideEdit.clearSearch')}
        </Button>
      );
    return (
      <EmptyState icon={<PackageSearch />} action={action}>
        {query === ''
          ? guidesText('guide.orderGuide.empty')
          : isNarrowed
            ? guidesText('guide.orderGuide.noneIncluded')
            : shopText('products.none')}
      </EmptyState>
    );
  }
  const Row = isPhone ? GuideEditBrief : GuideEditRow;
  return (
    <LongList label={guidesText('guideEdit.products')} rows={shown} rowKey={rowKey} className={styles.rows}>
      {(productKey) => (
        <Row form={form} productKey={productKey} product={products.get(productKey)} settings={settings} />
      )}
    </LongList>
  );
}
