import { formatDate } from '#domain/formatDate.ts';
import type { AccountEntry } from '#domain/receivable/accountList.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import { accountText } from '#domain/texts/accountText.ts';
import type { DocumentsRef } from '#machines/documents/documentsMachine.ts';
import { PastDue } from '../../../account/PastDue.tsx';
import { CardFacts } from '../../../components/tables/CardFacts.tsx';
import { MoneyText } from '../../../components/text/MoneyText.tsx';
import styles from './AccountDetail.module.css';
import { EntryDocuments } from './EntryDocuments.tsx';

interface EntryCardProps {
  readonly documents: DocumentsRef | undefined;
  readonly listed: AccountEntry;
  readonly settings: UserSettings;
}

/** A row of the table as a card, for narrow windows. */
export function EntryCard({ documents, listed: { entry, running }, settings }: EntryCardProps) {
  const { row, initial, balance } = entry;
  const facts = [
    { term: accountText('accountDetail.invoiceDateHeading'), value: formatDate(row.invoiceDate) },
    { term: accountText('accountDetail.dueDate'), value: formatDate(row.dueDate) },
    { term: accountText('accountDetail.age'), value: accountText('accountDetail.day', { age: row.age }) },
    { term: accountText('accountDetail.initial'), value: <MoneyText isInline value={initial} /> },
    { term: accountText('accountDetail.running'), value: <MoneyText isInline value={running} /> },
    { term: accountText('accountDetail.remarks'), value: row.remarks },
  ];
  return (
    <article className={styles.card} aria-label={accountText('accountDetail.entry', { reference: row.reference })}>
      <div className={styles.head}>
        <strong className={styles.reference}>{row.reference}</strong>
        <span className={styles.balance}>
          <span className={styles.term}>{accountText('accountDetail.balance')}</span>{' '}
          <MoneyText isInline value={balance} />
        </span>
      </div>
      <CardFacts facts={facts} />
      <PastDue days={row.pastDueDays} />
      <EntryDocuments documents={documents} row={row} settings={settings} />
    </article>
  );
}
