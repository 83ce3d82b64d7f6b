import { useSelector } from '@xstate/react';
import { adminText } from '#domain/texts/adminText.ts';
import type { AuditRef, AuditSnapshot, AuditView } from '#machines/admin/audit/auditMachine.ts';
import { RefreshButton } from '../../../components/buttons/RefreshButton.tsx';
import { DateRange } from '../../../components/dates/DateRange.tsx';
import { Toolbar } from '../../../components/layout/Toolbar.tsx';
import { FilterSelect } from '../../../components/select/FilterSelect.tsx';
import row from '../../../components/tables/RowCard.module.css';
import { PagedPager } from '../../../pagedList/PagedPager.tsx';
import { AuditTable } from './AuditTable.tsx';
import { ChangesDialog } from './ChangesDialog.tsx';

const viewOf = ({ context }: AuditSnapshot) => context.view;
const countOf = ({ context }: AuditSnapshot) => context.total;
const peopleOf = ({ context }: AuditSnapshot) => context.people;
const isBusyIn = (snapshot: AuditSnapshot) => snapshot.hasTag('busy');

/** The filters by user and day, and the count. */
function AuditToolbar({ page }: { page: AuditRef }) {
  const view = useSelector(page, viewOf);
  const count = useSelector(page, countOf);
  const people = useSelector(page, peopleOf);
  const isBusy = useSelector(page, isBusyIn);
  const choose = (chosen: Partial<AuditView>) =>
    page.send({ type: 'view.choose', view: { ...view, ...chosen, page: 1 } });
  return (
    <Toolbar
      label={adminText('audit.filterTheLog')}
      end={
        <span role="status" className={row.count}>
          {count !== null && adminText('audit.entries', { count })}
        </span>
      }
    >
      <FilterSelect
        label={adminText('audit.person')}
        value={view.userId === null ? '' : String(view.userId)}
        options={[
          { value: '', label: adminText('audit.everybody') },
          ...people.map(({ userId, name }) => ({ value: String(userId), label: name })),
        ]}
        onChange={(chosen) => choose({ userId: chosen === '' ? null : Number(chosen) })}
      />
      <DateRange label={adminText('audit.days')} value={view} onChange={({ start, end }) => choose({ start, end })} />
      <RefreshButton isBusy={isBusy} onRefresh={() => page.send({ type: 'list.reload' })} />
    </Toolbar>
  );
}

/** Who changed what. */
export function AuditScreen({ flows: { audit: page } }: { flows: { audit: AuditRef } }) {
  return (
    <>
      <AuditToolbar page={page} />
      <AuditTable page={page} />
      <PagedPager list={page} />
      <ChangesDialog page={page} />
    </>
  );
}
