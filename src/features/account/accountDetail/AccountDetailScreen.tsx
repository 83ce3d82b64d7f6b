import { useSelector } from '@xstate/react';
import { formatDate } from '#domain/formatDate.ts';
import { ledgerTexts } from '#domain/receivable/ledgerTexts.ts';
import { accountText } from '#domain/texts/accountText.ts';
import type { AccountDetailRef, AccountDetailSnapshot } from '#machines/account/accountDetail/accountDetailMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { LinkButton } from '../../../components/buttons/LinkButton.tsx';
import { DocumentsUnavailable } from '../../../components/documents/DocumentsUnavailable.tsx';
import { HistoryPage } from '../../../history/HistoryPage.tsx';
import type { HistoryWords } from '../../../history/historyRef.ts';
import styles from './AccountDetail.module.css';
import { EntryTable } from './EntryTable.tsx';
import { ExportEntries } from './ExportEntries.tsx';

const lacksDocuments = (snapshot: AccountDetailSnapshot | undefined) =>
  snapshot?.matches({ documents: 'unavailable' }) === true;
const startOf = (snapshot: AccountDetailSnapshot | undefined) => snapshot?.context.period.start ?? '';

const WORDS: HistoryWords = {
  title: accountText('accountDetail.accountDetails'),
  printed: accountText('accountDetail.entries'),
  rows: 'entries',
  searched: accountText('accountDetail.referenceOrRemarks'),
  dated: accountText('accountDetail.invoiceDate'),
};

/** Every entry of the customer's account, with the running balance. */
export function AccountDetailScreen({
  shop,
  flows: { accountDetail: detail },
}: {
  shop: Shop;
  flows: { accountDetail: AccountDetailRef };
}) {
  const isWithoutDocuments = useSelector(detail, lacksDocuments);
  const start = useSelector(detail, startOf);
  const action = (
    <>
      <LinkButton to="/account/payments" size="small">
        {accountText('accountSummary.payments')}
      </LinkButton>
      <ExportEntries detail={detail} />
    </>
  );
  return (
    <HistoryPage shop={shop} history={detail} words={WORDS} action={action}>
      {isWithoutDocuments && <DocumentsUnavailable onRetry={() => detail.send({ type: 'list.retry' })} />}
      <p className={styles.note}>{ledgerTexts.runningFrom(formatDate(start))}</p>
      <EntryTable detail={detail} settings={shop.shopper.configuration.settings} />
    </HistoryPage>
  );
}
