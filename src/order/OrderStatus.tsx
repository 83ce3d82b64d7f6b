import { shownStatus } from '#domain/order/orderStatus.ts';
import { Badge, type BadgeProps } from '../components/text/Badge.tsx';

const KINDS: Readonly<Record<string, NonNullable<BadgeProps['kind']>>> = {
  open: 'accent',
  received: 'accent',
  shipped: 'success',
};

/** A status of the shop, or another one in the distributor's own word; statuses that show progress are colored. */
export function OrderStatus({ children }: { children: string }) {
  return <Badge kind={KINDS[children.toLowerCase()] ?? 'neutral'}>{shownStatus(children)}</Badge>;
}
