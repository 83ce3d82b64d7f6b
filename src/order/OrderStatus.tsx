import { shownStatus } from '#domain/order/orderStatus.ts';
import { Badge, type BadgeProps } from '../components/text/Badge.tsx';

const KINDS: Readonly<Record<string, NonNullable<BadgeProps['kind']>>> = {
  open: 'accent',
  received: 'accent',
  shipped: 'success',
};

/** The status in the distributor's own word, but one spelling of canceled; those that say how far it is are coloured. */
export function OrderStatus({ children }: { children: string }) {
  return <Badge kind={KINDS[children.toLowerCase()] ?? 'neutral'}>{shownStatus(children)}</Badge>;
}
