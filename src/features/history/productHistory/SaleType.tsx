import { Badge } from '../../../components/text/Badge.tsx';

/** An invoice is the rule and needs no colour; anything else stands out. */
export function SaleType({ children }: { children: string }) {
  return children === 'Invoice' ? children : <Badge kind="warning">{children}</Badge>;
}
