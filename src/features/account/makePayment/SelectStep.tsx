import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { OpenItemColumn } from '#domain/receivable/openItemOrder.ts';
import { openItemKey } from '#domain/receivable/paymentItem.ts';
import { accountText } from '#domain/texts/accountText.ts';
import type { MakePaymentRef, MakePaymentSnapshot } from '#machines/account/makePayment/makePaymentMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { DocumentsUnavailable } from '../../../components/documents/DocumentsUnavailable.tsx';
import { FocusedAlert } from '../../../components/states/FocusedAlert.tsx';
import { Skeleton } from '../../../components/states/Skeleton.tsx';
import { DataTable } from '../../../components/tables/DataTable.tsx';
import { PHONE_BELOW } from '../../../theme/layout.ts';
import { useIsNarrowerThan } from '../../../theme/useIsNarrowerThan.ts';
import { OpenItemCard } from './OpenItemCard.tsx';
import { compactColumns, wideColumns } from './openItemColumns.tsx';
import { SelectionFoot } from './SelectionFoot.tsx';
import { SelectionTools } from './SelectionTools.tsx';
import { SortItems } from './SortItems.tsx';

/** From this width every column fits beside the rail. */
const WIDE_TABLE_FROM = 1424;

const itemsOf = ({ context }: MakePaymentSnapshot) => context.items;
const sortOf = ({ context }: MakePaymentSnapshot) => context.sort;
const changesOf = ({ context }: MakePaymentSnapshot) => context.changes;
const isLoadingIn = (snapshot: MakePaymentSnapshot) => snapshot.hasTag('busy');
const isStaleIn = (snapshot: MakePaymentSnapshot) => snapshot.matches({ steps: { selecting: 'stale' } });
const documentsOf = ({ children }: MakePaymentSnapshot) => children.documents;
const lacksDocuments = (snapshot: MakePaymentSnapshot) => snapshot.matches({ documents: 'unavailable' });

/** The open items, each with a checkbox and an amount, and their total. */
export function SelectStep({ shop, payment }: { shop: Shop; payment: MakePaymentRef }) {
  const items = useSelector(payment, itemsOf);
  const sort = useSelector(payment, sortOf);
  const isReloading = useSelector(payment, isLoadingIn);
  const isStale = useSelector(payment, isStaleIn);
  const changes = useSelector(payment, changesOf);
  const documents = useSelector(payment, documentsOf);
  const isWithoutDocuments = useSelector(payment, lacksDocuments);
  const isCompact = useIsNarrowerThan(WIDE_TABLE_FROM);
  const hasCards = useIsNarrowerThan(PHONE_BELOW);
  const { settings } = shop.shopper.configuration;
  const today = shop.environment.today();
  const columns = useMemo(
    () => (isCompact ? compactColumns : wideColumns)({ payment, documents, settings, today }),
    [isCompact, payment, documents, settings, today],
  );
  if (isReloading) {
    return (
      <div aria-busy="true">
        <p role="status">{accountText('payment.loading')}</p>
        <Skeleton variant="row" count={6} />
      </div>
    );
  }
  return (
    <>
      {isStale && <FocusedAlert kind="warning" lines={changes} />}
      {isWithoutDocuments && <DocumentsUnavailable onRetry={() => payment.send({ type: 'documents.retry' })} />}
      <SelectionTools payment={payment} today={shop.environment.today} />
      {hasCards && <SortItems payment={payment} />}
      <DataTable
        label={accountText('makePayment.openItems')}
        columns={columns}
        rows={items}
        rowKey={openItemKey}
        sort={sort}
        onSort={({ column, direction }) =>
          payment.send({ type: 'items.sort', sort: { column: column as OpenItemColumn, direction } })
        }
        card={(item) => (
          <OpenItemCard payment={payment} documents={documents} settings={settings} today={today} item={item} />
        )}
        cardsBelow={PHONE_BELOW}
      />
      <SelectionFoot payment={payment} />
    </>
  );
}
