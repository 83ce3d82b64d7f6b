import { Badge } from '../../../components/text/Badge.tsx';

/** Most sales are invoices, so an invoice has no color and other types are highlighted. */
export function SaleType({ children }: { children: string }) {
  return children === 'Invoice' ? children : <Badge kind="warning">{children}</Badge>;
}
