import { useSelector } from '@xstate/react';
import FileText from 'lucide-react/icons/file-text';
import { offeredReports } from '#domain/report/reportDraft.ts';
import { reportTexts } from '#domain/report/reportTexts.ts';
import type { ReportCardsSnapshot } from '#machines/reports/reportCards/reportCardsMachine.ts';
import type { ReportsRef, ReportsSnapshot } from '#machines/reports/reportsMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { LinkButton } from '../../../components/buttons/LinkButton.tsx';
import { DocumentsUnavailable } from '../../../components/documents/DocumentsUnavailable.tsx';
import { ContentWidth } from '../../../components/frame/ContentWidth.tsx';
import { EmptyState } from '../../../components/states/EmptyState.tsx';
import { Skeleton } from '../../../components/states/Skeleton.tsx';
import { ReportCard } from './ReportCard.tsx';
import styles from './ReportsScreen.module.css';

const cardsOf = ({ children }: ReportsSnapshot) => children.reportCards;
const lacksDocuments = (snapshot: ReportCardsSnapshot | undefined) =>
  snapshot?.matches({ documents: 'unavailable' }) === true;

/** A card for each report that its reader has. */
export function ReportsScreen({ shop, area }: { shop: Shop; area: ReportsRef }) {
  const cards = useSelector(area, cardsOf);
  const isWithoutDocuments = useSelector(cards, lacksDocuments);
  if (!cards) return <Skeleton variant="card" count={5} height={120} />;
  const kinds = offeredReports(shop.shopper.configuration.settings);
  if (kinds.length === 0) {
    return (
      <EmptyState icon={<FileText />} action={<LinkButton to="/products">Go to Products</LinkButton>}>
        {reportTexts.noReports}
      </EmptyState>
    );
  }
  return (
    <ContentWidth>
      {isWithoutDocuments && <DocumentsUnavailable onRetry={() => cards.send({ type: 'documents.retry' })} />}
      <div className={styles.cards}>
        {kinds.map((kind) => (
          <ReportCard key={kind} kind={kind} shop={shop} cards={cards} />
        ))}
      </div>
    </ContentWidth>
  );
}
