import { useSelector } from '@xstate/react';
import FileText from 'lucide-react/icons/file-text';
import { offeredReports } from '#domain/report/reportDraft.ts';
import { reportsText } from '#domain/texts/reportsText.ts';
import type { ReportCardsRef, ReportCardsSnapshot } from '#machines/reports/reportCards/reportCardsMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { LinkButton } from '../../../components/buttons/LinkButton.tsx';
import { DocumentsUnavailable } from '../../../components/documents/DocumentsUnavailable.tsx';
import { ContentWidth } from '../../../components/frame/ContentWidth.tsx';
import { EmptyState } from '../../../components/states/EmptyState.tsx';
import { ReportCard } from './ReportCard.tsx';
import styles from './ReportsScreen.module.css';

const lacksDocuments = (snapshot: ReportCardsSnapshot | undefined) =>
  snapshot?.matches({ documents: 'unavailable' }) === true;

/** A card for each report that the user has. */
export function ReportsScreen({
  shop,
  flows: { reportCards: cards },
}: {
  shop: Shop;
  flows: { reportCards: ReportCardsRef };
}) {
  const isWithoutDocuments = useSelector(cards, lacksDocuments);
  const kinds = offeredReports(shop.shopper.configuration.settings);
  if (kinds.length === 0) {
    return (
      <EmptyState
        icon={<FileText />}
        action={<LinkButton to="/products">{reportsText('reports.goToProducts')}</LinkButton>}
      >
        {reportsText('report.noReports')}
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
