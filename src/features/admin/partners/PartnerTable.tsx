import { useSelector } from '@xstate/react';
import PlugZap from 'lucide-react/icons/plug-zap';
import { useMemo } from 'react';
import type { Partner } from '#domain/punchout/partner.ts';
import { PROTOCOL_WORDS } from '#domain/punchout/partnerWords.ts';
import { adminText } from '#domain/texts/adminText.ts';
import type { PartnersRef, PartnersSnapshot } from '#machines/admin/partners/partnersMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { EmptyState } from '../../../components/states/EmptyState.tsx';
import type { DataTableColumn } from '../../../components/tables/dataTableColumn.ts';
import row from '../../../components/tables/RowCard.module.css';
import { Badge } from '../../../components/text/Badge.tsx';
import { VisuallyHidden } from '../../../components/text/VisuallyHidden.tsx';
import { PagedTable } from '../../../pagedList/PagedTable.tsx';
import styles from './Partners.module.css';

/** From this width the columns fit beside the rail. */
const CARDS_BELOW = 1024;
const NONE: readonly Partner[] = [];

const rowsOf = ({ context }: PartnersSnapshot) => context.page?.rows ?? NONE;

interface Shown {
  readonly page: PartnersRef;
  readonly partner: Partner;
}

function State({ partner: { isActive } }: Pick<Shown, 'partner'>) {
  return (
    <Badge kind={isActive ? 'success' : 'neutral'}>
      {isActive ? adminText('partners.active') : adminText('partners.turnedOff')}
    </Badge>
  );
}

function Actions({ page, partner: { id, name } }: Shown) {
  return (
    <span className={row.actions}>
      <Button size="small" onClick={() => page.send({ type: 'partner.open', id })}>
        {adminText('partners.change')} <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
      <Button size="small" onClick={() => page.send({ type: 'messages.open', id })}>
        {adminText('partners.messages')} <VisuallyHidden>{adminText('partners.ofPartner', { name })}</VisuallyHidden>
      </Button>
    </span>
  );
}

function columnsOf(page: PartnersRef): readonly DataTableColumn<Partner>[] {
  return [
    { id: 'name', header: adminText('partners.name'), cell: ({ name }) => <span className={styles.name}>{name}</span> },
    {
      id: 'protocol',
      header: adminText('partners.protocol'),
      width: 110,
      cell: ({ protocol }) => PROTOCOL_WORDS[protocol],
    },
    { id: 'customer', header: adminText('partners.customer'), cell: ({ customerName }) => customerName },
    { id: 'state', header: adminText('partners.state'), width: 110, cell: (partner) => <State partner={partner} /> },
    {
      id: 'actions',
      header: '',
      spokenHeader: adminText('partners.actions'),
      width: 210,
      cell: (partner) => <Actions page={page} partner={partner} />,
    },
  ];
}

function PartnerCard({ page, partner }: Shown) {
  const { name, protocol, customerName } = partner;
  return (
    <article className={row.card} aria-label={name}>
      <div className={row.head}>
        <strong>{name}</strong>
        <State partner={partner} />
      </div>
      <p className={styles.address}>{`${PROTOCOL_WORDS[protocol]} · ${customerName}`}</p>
      <Actions page={page} partner={partner} />
    </article>
  );
}

/** The partners as a table, or as cards in narrow windows. */
export function PartnerTable({ page }: { page: PartnersRef }) {
  const rows = useSelector(page, rowsOf);
  const columns = useMemo(() => columnsOf(page), [page]);
  return (
    <PagedTable<Partner>
      list={page}
      label={adminText('partners.tradingPartners')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => String(id)}
      card={(partner) => <PartnerCard page={page} partner={partner} />}
      cardsBelow={CARDS_BELOW}
      empty={
        <EmptyState
          icon={<PlugZap />}
          action={
            <Button variant="primary" onClick={() => page.send({ type: 'partner.open', id: null })}>
              {adminText('partners.addYourFirstPartner')}
            </Button>
          }
        >
          {adminText('partners.noTradingPartnersYet')}
        </EmptyState>
      }
      failed={adminText('partners.theTradingPartnersCouldNotBe')}
    />
  );
}
