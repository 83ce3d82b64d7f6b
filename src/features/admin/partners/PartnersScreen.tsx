import { useSelector } from '@xstate/react';
import Plus from 'lucide-react/icons/plus';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { plural } from '#domain/shownNumber.ts';
import type { AdminRef, AdminSnapshot } from '#machines/admin/adminMachine.ts';
import { UNKNOWN_SENDERS } from '#machines/admin/partners/partnerList.ts';
import type { PartnersRef, PartnersSnapshot } from '#machines/admin/partners/partnersMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { Toolbar } from '../../../components/layout/Toolbar.tsx';
import { Skeleton } from '../../../components/states/Skeleton.tsx';
import row from '../../../components/tables/RowCard.module.css';
import { PagedPager } from '../../../pagedList/PagedPager.tsx';
import { PartnerForm } from './PartnerForm.tsx';
import { PartnerMessages } from './PartnerMessages.tsx';
import { PartnerTable } from './PartnerTable.tsx';

const pageOf = ({ children }: AdminSnapshot) => children.partners;
const formOf = ({ children }: PartnersSnapshot) => children.partnerForm;
const isReadingIn = (snapshot: PartnersSnapshot) => snapshot.matches('reading');
const canAddIn = (snapshot: PartnersSnapshot) => snapshot.can({ type: 'partner.open', id: null });
const canReadIn = (snapshot: PartnersSnapshot) => snapshot.can({ type: 'messages.open', id: UNKNOWN_SENDERS });
const isBusyIn = (snapshot: PartnersSnapshot) => snapshot.hasTag('busy');
const totalOf = ({ context }: PartnersSnapshot) => context.total;

function PartnerList({ page }: { page: PartnersRef }) {
  const canAdd = useSelector(page, canAddIn);
  const canRead = useSelector(page, canReadIn);
  const isBusy = useSelector(page, isBusyIn);
  const total = useSelector(page, totalOf);
  return (
    <>
      <Toolbar
        label="Trading partners"
        end={
          <span role="status" className={row.count}>
            {total !== null && plural(total, 'partner')}
          </span>
        }
      >
        <Button
          variant="primary"
          icon={<Plus />}
          disabled={!canAdd}
          onClick={() => page.send({ type: 'partner.open', id: null })}
        >
          Add Partner
        </Button>
        <Button disabled={!canRead} onClick={() => page.send({ type: 'messages.open', id: UNKNOWN_SENDERS })}>
          Messages of Unknown Senders
        </Button>
        <Button icon={<RefreshCw />} isBusy={isBusy} onClick={() => page.send({ type: 'list.reload' })}>
          Refresh
        </Button>
      </Toolbar>
      <PartnerTable page={page} />
      <PagedPager list={page} />
    </>
  );
}

/** The procurement systems whose buyers are let in: all of them, one that is changed, or the messages of one. */
export function PartnersScreen({ area }: { shop: Shop; area: AdminRef }) {
  const page = useSelector(area, pageOf);
  const form = useSelector(page, (snapshot) => snapshot && formOf(snapshot));
  const isReading = useSelector(page, (snapshot) => snapshot !== undefined && isReadingIn(snapshot));
  if (!page) return <Skeleton variant="row" count={8} />;
  if (form) return <PartnerForm form={form} page={page} />;
  return isReading ? <PartnerMessages page={page} /> : <PartnerList page={page} />;
}
