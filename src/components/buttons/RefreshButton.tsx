import RefreshCw from 'lucide-react/icons/refresh-cw';
import { sharedText } from '#domain/texts/sharedText.ts';
import { Button } from './Button.tsx';

/** Reads again what is on screen. */
export function RefreshButton({ isBusy, onRefresh }: { isBusy: boolean; onRefresh: () => void }) {
  return (
    <Button icon={<RefreshCw />} isBusy={isBusy} onClick={onRefresh}>
      {sharedText('buttons.refresh')}
    </Button>
  );
}
