import { useSelector } from '@xstate/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Copy from 'lucide-react/icons/copy';
import Inbox from 'lucide-react/icons/inbox';
import { formatMoment } from '#domain/formatDay.ts';
import type { PartnerMessage } from '#domain/punchout/partner.ts';
import { adminText } from '#domain/texts/adminText.ts';
import type { PartnersRef, PartnersSnapshot } from '#machines/admin/partners/partnersMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { RefreshButton } from '../../../components/buttons/RefreshButton.tsx';
import { Toolbar } from '../../../components/layout/Toolbar.tsx';
import { FailedState } from '../../../components/states/FailedState.tsx';
import { failureDetail } from '../../../components/states/failureDetail.ts';
import { Skeleton } from '../../../components/states/Skeleton.tsx';
import { Badge } from '../../../components/text/Badge.tsx';
import { PageHeading } from '../../../components/text/PageHeading.tsx';
import { EmptyList } from '../../../pagedList/EmptyList.tsx';
import styles from './Partners.module.css';

const senderOf = ({ context }: PartnersSnapshot) => context.sender;
const messagesOf = ({ context }: PartnersSnapshot) => context.messages;
const isBusyIn = (snapshot: PartnersSnapshot) => snapshot.hasTag('busy');
const hasFailed = (snapshot: PartnersSnapshot) => snapshot.hasTag('failed');
const failureDetailOf = ({ context: { failure } }: PartnersSnapshot) => failureDetail(failure);

const isRefused = ({ status }: PartnerMessage) => status >= 400;

function Message({ message }: { message: PartnerMessage }) {
  const { at, direction, kind, status, reason, body } = message;
  return (
    <details className={styles.message}>
      <summary>
        <span className={styles.when}>{formatMoment(at)}</span>
        <strong>{kind}</strong>
        <span>{direction === 'in' ? adminText('partners.fromThem') : adminText('partners.toThem')}</span>
        <Badge kind={isRefused(message) ? 'error' : 'success'}>
          {adminText('partners.outcome', { outcome: isRefused(message) ? 'refused' : 'accepted', status })}
        </Badge>
        {reason !== null && <span className={styles.reason}>{reason}</span>}
      </summary>
      <div className={styles.open}>
        <pre className={styles.body}>
          <code>{body || adminText('partners.noContent')}</code>
        </pre>
        <Button size="small" icon={<Copy />} onClick={() => void navigator.clipboard?.writeText(body)}>
          {adminText('partners.copy')}
        </Button>
      </div>
    </details>
  );
}

/** The last messages from and to a partner, or from unknown senders: request, response and reason. */
export function PartnerMessages({ page }: { page: PartnersRef }) {
  const sender = useSelector(page, senderOf);
  const messages = useSelector(page, messagesOf);
  const isBusy = useSelector(page, isBusyIn);
  const isFailed = useSelector(page, hasFailed);
  const detail = useSelector(page, failureDetailOf);
  const reload = () => page.send({ type: 'messages.reload' });
  const title =
    sender?.name == null
      ? adminText('partners.unrecognizedMessages')
      : adminText('partners.messagesFrom', { name: sender.name });
  return (
    <>
      <Toolbar label={title}>
        <Button icon={<ArrowLeft />} onClick={() => page.send({ type: 'messages.close' })}>
          {adminText('partners.allPartners')}
        </Button>
        <RefreshButton isBusy={isBusy} onRefresh={reload} />
      </Toolbar>
      <PageHeading>{title}</PageHeading>
      {isFailed && (
        <FailedState detail={detail} onRetry={reload}>
          {adminText('partners.theMessagesCouldNotBeLoaded')}
        </FailedState>
      )}
      {!isFailed && messages === null && <Skeleton variant="row" count={6} />}
      {!isFailed && messages?.length === 0 && (
        <EmptyList icon={<Inbox />} onReload={reload}>
          {adminText('partners.noMessagesYet')}
        </EmptyList>
      )}
      {!isFailed && messages !== null && messages.length > 0 && (
        <div className={styles.messages} aria-busy={isBusy}>
          <p className={styles.hint}>{adminText('partners.theLast100MessagesNewestFirst')}</p>
          {messages.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </div>
      )}
    </>
  );
}
