import { historyText } from '#domain/texts/historyText.ts';
import { Badge } from '../../../components/text/Badge.tsx';

/** Most sales are invoices, so an invoice has no color and other types are highlighted. */
export function SaleType({ children }: { children: string }) {
  if (children === 'Invoice') return historyText('saleType.Invoice');
  return <Badge kind="warning">{children === 'Credit' ? historyText('saleType.Credit') : children}</Badge>;
}
