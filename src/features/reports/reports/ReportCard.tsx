import { useSelector } from '@xstate/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { draftRequest } from '#domain/report/reportDraft.ts';
import { REPORTS, type ReportKind } from '#domain/report/reports.ts';
import type { ReportCardsRef, ReportCardsSnapshot } from '#machines/reports/reportCards/reportCardsMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import styles from './ReportCard.module.css';
import { ReportOpening } from './ReportOpening.tsx';
import { REPORT_CARDS } from './reportCards.tsx';

interface ReportCardProps {
  readonly kind: ReportKind;
  readonly shop: Shop;
  readonly cards: ReportCardsRef;
}

const documentsOf = ({ children }: ReportCardsSnapshot) => children.documents;
const draftsOf = ({ context }: ReportCardsSnapshot) => context.drafts;

/** A report: its description, filters and buttons. */
export function ReportCard({ kind, shop, cards }: ReportCardProps) {
  const documents = useSelector(cards, documentsOf);
  const drafts = useSelector(cards, draftsOf);
  const { about, Fields } = REPORT_CARDS[kind];
  const { title } = REPORTS[kind];
  return (
    <details open className={styles.card}>
      <summary className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <ChevronDown className={styles.chevron} aria-hidden="true" />
      </summary>
      <div className={styles.body}>
        <p className={styles.about}>{about}</p>
        {Fields && (
          <div className={styles.fields}>
            <Fields drafts={drafts} shop={shop} onChange={(change) => cards.send({ type: 'draft.change', change })} />
          </div>
        )}
        {documents && (
          <ReportOpening kind={kind} title={title} request={draftRequest(kind, drafts)} documents={documents} />
        )}
      </div>
    </details>
  );
}
