import { useSelector } from '@xstate/react';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { historyText } from '#domain/texts/historyText.ts';
import { Button } from '../components/buttons/Button.tsx';
import { LinkButton } from '../components/buttons/LinkButton.tsx';
import { EmptyState } from '../components/states/EmptyState.tsx';
import type { HistoryRef, HistorySnapshot } from './historyRef.ts';

const isSearchingIn = ({ context }: HistorySnapshot) => context.query !== '';
const isLimitedIn = ({ context }: HistorySnapshot) => context.period.start !== '' || context.period.end !== '';

/** An empty list, and the one action that may change it. */
export function NoResults({ history }: { history: HistoryRef }) {
  const isSearching = useSelector(history, isSearchingIn);
  const isLimited = useSelector(history, isLimitedIn);
  const stepFrom = () => {
    if (isSearching)
      return (
        <Button onClick={() => history.send({ type: 'search.change', query: '' })}>
          {historyText('history.clearSearch')}
        </Button>
      );
    if (!isLimited) return <LinkButton to="/products">{historyText('history.browseProducts')}</LinkButton>;
    return (
      <Button onClick={() => history.send({ type: 'period.choose', period: { start: '', end: '' } })}>
        {historyText('history.showAllDates')}
      </Button>
    );
  };
  return (
    <EmptyState icon={<ReceiptText />} action={stepFrom()}>
      {historyText('history.none')}
    </EmptyState>
  );
}
