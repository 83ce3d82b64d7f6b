import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { historyText } from '#domain/texts/historyText.ts';
import { LinkButton } from '../components/buttons/LinkButton.tsx';
import { orderPath } from './OrderLink.tsx';

/** Links to the page that adds an order to the cart. */
export function OrderAgainLink({ orderNumber, isQuiet = false }: { orderNumber: string; isQuiet?: boolean }) {
  return (
    <LinkButton
      to={orderPath(orderNumber)}
      size="small"
      variant={isQuiet ? 'quiet' : 'secondary'}
      icon={isQuiet ? undefined : <RotateCcw />}
      aria-label={historyText('order.orderAgainOrder', { orderNumber })}
    >
      {historyText('order.orderAgain')}
    </LinkButton>
  );
}
