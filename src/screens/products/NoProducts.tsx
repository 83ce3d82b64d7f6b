import { PackageSearch } from 'lucide-react';
import { texts } from '#domain/texts.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { LinkButton } from '../../components/buttons/LinkButton.tsx';
import { useReaches } from '../../components/frame/reach.ts';
import { EmptyState } from '../../components/states/EmptyState.tsx';

interface NoProductsProps {
  /** Whether the shop holds none at all: whoever runs it is led to what is missing. */
  readonly isEmptyShop: boolean;
  readonly mayListAll: boolean;
  readonly onShowAll: () => void;
}

const FIRST_STEPS = '/admin/start';

/** Nothing is found by what was asked for. */
export function NoProducts({ isEmptyShop, mayListAll, onShowAll }: NoProductsProps) {
  const runsIt = useReaches(FIRST_STEPS);
  const action =
    isEmptyShop && runsIt ? (
      <LinkButton to={FIRST_STEPS}>First Steps</LinkButton>
    ) : (
      <Button onClick={onShowAll}>{mayListAll ? 'Show All Products' : 'Clear Search and Filters'}</Button>
    );
  return (
    <EmptyState icon={<PackageSearch />} action={action}>
      {texts.products.none}
    </EmptyState>
  );
}
