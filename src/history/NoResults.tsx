import { useSelector } from '@xstate/react';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { texts } from '#domain/texts.ts';
import { Button } from '../components/buttons/Button.tsx';
import { LinkButton } from '../components/buttons/LinkButton.tsx';
import { EmptyState } from '../components/states/EmptyState.tsx';
import type { HistoryRef, HistorySnapshot } from './historyRef.ts';

const isSearchingIn = ({ context }: HistorySnapshot) => context.query !== '';
const isLimitedIn = ({ context }: HistorySnapshot) => context.period.start !== '' || context.period.end !== '';

/** Nothing to list, and the one step that may change it. */
export function NoResults({ history }: { history: HistoryRef }) {
  const isSearching = useSelector(history, isSearchingIn);
  const isLimited = useSelector(history, isLimitedIn);
  const stepFrom = () => {
    if (isSearching)
      return <Button onClick={() => history.send({ type: 'search.change', query: '' })}>Clear Search</Button>;
    if (!isLimited) return <LinkButton to="/products">Browse Products</LinkButton>;
    return (
      <Button onClick={() => history.send({ type: 'period.choose', period: { start: '', end: '' } })}>
        Show All Dates
      </Button>
    );
  };
  return (
    <EmptyState icon={<ReceiptText />} action={stepFrom()}>
      {texts.history.none}
    </EmptyState>
  );
}
