import { documentKey } from '#domain/document/documentRequest.ts';
import { mayOpenOrderScans } from '#domain/document/offeredDocuments.ts';
import type { OpenItem } from '#domain/receivable/openItem.ts';
import { nameOf } from '#domain/receivable/paymentItem.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import type { DocumentsRef } from '#machines/documents/documentsMachine.ts';
import { DocumentButton } from '../../../components/documents/DocumentButton.tsx';
import styles from './MakePayment.module.css';

interface ItemScansProps {
  readonly documents: DocumentsRef | undefined;
  readonly settings: UserSettings;
  readonly item: OpenItem;
}

/** A button for each scan of an item, by the number of its invoice. */
export function ItemScans({ documents, settings, item }: ItemScansProps) {
  const { invoiceNumber, scanDocuments } = item;
  if (!documents || invoiceNumber === null || scanDocuments.length === 0 || !mayOpenOrderScans(settings)) return null;
  return (
    <span className={styles.scans}>
      {scanDocuments.map(({ name }, index) => {
        const request = { kind: 'orderScan', orderNumber: invoiceNumber, n: index + 1 } as const;
        return (
          <DocumentButton
            key={documentKey(request)}
            list={documents}
            request={request}
            label={name}
            of={nameOf(item)}
            isQuiet
            hasIcon={false}
          />
        );
      })}
    </span>
  );
}
