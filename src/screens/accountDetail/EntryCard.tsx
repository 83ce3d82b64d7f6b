import type { AccountEntry } from '#domain/receivable/accountList.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import { formatDate } from '#domain/shownDate.ts';
import { plural } from '#domain/shownNumber.ts';
import type { DocumentsRef } from '#machines/documents/documentsMachine.ts';
import { MoneyText } from '../../components/text/MoneyText.tsx';
import styles from './AccountDetail.module.css';
import { EntryDocuments } from './EntryDocuments.tsx';

interface EntryCardProps {
  readonly documents: DocumentsRef | undefined;
  readonly entry: AccountEntry;
  readonly settings: UserSettings;
}

/** A row of the table where there is no room for one. */
export function EntryCard({ documents, entry, settings }: EntryCardProps) {
  const facts = [
    { term: 'Invoice Date', value: formatDate(entry.invoiceDate) },
    { term: 'Due Date', value: formatDate(entry.dueDate) },
    { term: 'Age', value: plural(entry.age, 'day') },
    { term: 'Initial', value: <MoneyText isInline value={entry.initial} /> },
    { term: 'Running', value: <MoneyText isInline value={entry.running} /> },
    { term: 'Remarks', value: entry.remarks },
  ].filter(({ value }) => value);
  return (
    <article className={styles.card} aria-label={`Entry ${entry.reference}`}>
      <div className={styles.head}>
        <strong className={styles.reference}>{entry.reference}</strong>
        <span className={styles.balance}>
          <span className={styles.term}>Balance</span> <MoneyText isInline value={entry.balance} />
        </span>
      </div>
      <dl className={styles.facts}>
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <EntryDocuments documents={documents} entry={entry} settings={settings} />
    </article>
  );
}
