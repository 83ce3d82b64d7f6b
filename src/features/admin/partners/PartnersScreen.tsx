import { useSelector } from '@xstate/react';
import Plus from 'lucide-react/icons/plus';
import { adminText } from '#domain/texts/adminText.ts';
import type { PartnersRef, PartnersSnapshot } from '#machines/admin/partners/partnersMachine.ts';
import { UNKNOWN_SENDERS } from '#machines/admin/partners/partnersMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { RefreshButton } from '../../../components/buttons/RefreshButton.tsx';
import { Toolbar } from '../../../components/layout/Toolbar.tsx';
import row from '../../../components/tables/RowCard.module.css';
import { PagedPager } from '../../../pagedList/PagedPager.tsx';
import { PartnerForm } from './PartnerForm.tsx';
import { PartnerMessages } from './PartnerMessages.tsx';
import { PartnerTable } from './PartnerTable.tsx';

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
        label={adminText('partners.tradingPartners')}
        end={
          <span role="status" className={row.count}>
            {total !== null && adminText('partners.partner', { total })}
          </span>
        }
      >
        <Button
          variant="primary"
          icon={<Plus />}
          disabled={!canAdd}
          onClick={() => page.send({ type: 'partner.open', id: null })}
        >
          {adminText('partners.addPartner')}
        </Button>
        <Button disabled={!canRead} onClick={() => page.send({ type: 'messages.open', id: UNKNOWN_SENDERS })}>
          {adminText('partners.unrecognizedMessages')}
        </Button>
        <RefreshButton isBusy={isBusy} onRefresh={() => page.send({ type: 'list.reload' })} />
      </Toolbar>
      <PartnerTable page={page} />
      <PagedPager list={page} />
    </>
  );
}

/** The procurement systems that may connect: the list, one being edited, or the messages of one. */
export function PartnersScreen({ flows: { partners: page } }: { flows: { partners: PartnersRef } }) {
  const form = useSelector(page, (snapshot) => snapshot && formOf(snapshot));
  const isReading = useSelector(page, (snapshot) => snapshot !== undefined && isReadingIn(snapshot));
  if (form) return <PartnerForm form={form} page={page} />;
  return isReading ? <PartnerMessages page={page} /> : <PartnerList page={page} />;
}
