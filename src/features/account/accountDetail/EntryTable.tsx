import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { AccountEntry } from '#domain/receivable/accountList.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import { accountText } from '#domain/texts/accountText.ts';
import type { AccountDetailRef, AccountDetailSnapshot } from '#machines/account/accountDetail/accountDetailMachine.ts';
import { useIsPrinting } from '../../../components/useIsPrinting.ts';
import { HistoryTable } from '../../../history/HistoryTable.tsx';
import { RAIL_FROM } from '../../../theme/layout.ts';
import { useIsNarrowerThan } from '../../../theme/useIsNarrowerThan.ts';
import { EntryCard } from './EntryCard.tsx';
import { entryColumns } from './entryColumns.tsx';

/** From this width the wide columns fit beside the rail. */
const WIDE_TABLE_FROM = 1600;

const documentsOf = ({ children }: AccountDetailSnapshot) => children.documents;
const rowKey = ({ entry }: AccountEntry) => String(entry.place);

interface EntryTableProps {
  readonly detail: AccountDetailRef;
  readonly settings: UserSettings;
}

/** The entries as a table, or as cards on upright tablets and phones, where nine columns do not fit. */
export function EntryTable({ detail, settings }: EntryTableProps) {
  const documents = useSelector(detail, documentsOf);
  const isNarrow = useIsNarrowerThan(WIDE_TABLE_FROM);
  const isPrinting = useIsPrinting();
  const columns = useMemo(
    () => entryColumns({ documents, settings, isNarrow, isPrinted: isPrinting }),
    [documents, settings, isNarrow, isPrinting],
  );
  return (
    <HistoryTable
      history={detail}
      label={accountText('accountDetail.accountEntries')}
      columns={columns}
      rowKey={rowKey}
      card={(listed) => <EntryCard documents={documents} listed={listed} settings={settings} />}
      cardsBelow={RAIL_FROM}
      failed={accountText('ledger.detailFailed')}
    />
  );
}
