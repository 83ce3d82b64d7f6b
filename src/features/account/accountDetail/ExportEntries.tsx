import { useSelector } from '@xstate/react';
import Download from 'lucide-react/icons/download';
import { accountCsv } from '#domain/receivable/accountCsv.ts';
import { accountText } from '#domain/texts/accountText.ts';
import type { AccountDetailRef, AccountDetailSnapshot } from '#machines/account/accountDetail/accountDetailMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { saveFile } from '../../../components/saveFile.ts';

const hasRows = (snapshot: AccountDetailSnapshot) => snapshot.hasTag('loaded') && snapshot.context.shown.length > 0;

/** Exports the shown entries in the shown order. */
export function ExportEntries({ detail }: { detail: AccountDetailRef }) {
  const isOffered = useSelector(detail, hasRows);
  const save = () => saveFile('account.csv', 'text/csv;charset=utf-8', accountCsv(detail.getSnapshot().context.shown));
  return (
    <Button
      icon={<Download />}
      size="small"
      blockedBy={isOffered ? null : accountText('accountDetail.noEntriesToExport')}
      onClick={save}
    >
      {accountText('accountDetail.exportCsv')}
    </Button>
  );
}
