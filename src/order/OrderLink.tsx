import { PlaceLink } from '../components/text/PlaceLink.tsx';

interface OrderLinkProps {
  readonly orderNumber: string;
  /** Whether the user's menu has the orders. Default true. */
  readonly leads?: boolean;
}

/** The number of an order as a link to its page. */
export function OrderLink({ orderNumber, leads = true }: OrderLinkProps) {
  const number = <span className="code">{orderNumber}</span>;
  return leads ? <PlaceLink to={orderPath(orderNumber)}>{number}</PlaceLink> : number;
}

export function orderPath(orderNumber: string): string {
  return `/history/orders/${encodeURIComponent(orderNumber)}`;
}
