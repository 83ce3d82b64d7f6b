import { useSelector } from '@xstate/react';
import { adminText } from '#domain/texts/adminText.ts';
import type { ChecklistRef, ChecklistSnapshot } from '#machines/admin/checklist/checklistMachine.ts';
import { RefreshButton } from '../../../components/buttons/RefreshButton.tsx';
import { ContentWidth } from '../../../components/frame/ContentWidth.tsx';
import { Toolbar } from '../../../components/layout/Toolbar.tsx';
import { FailedState } from '../../../components/states/FailedState.tsx';
import { failureDetail } from '../../../components/states/failureDetail.ts';
import { Skeleton } from '../../../components/states/Skeleton.tsx';
import { CheckItem } from './CheckItem.tsx';
import styles from './Checklist.module.css';
import { summaryOf } from './checkWords.ts';

const itemsOf = ({ context }: ChecklistSnapshot) => context.loaded;
const isBusyIn = (snapshot: ChecklistSnapshot) => snapshot.hasTag('busy');
const hasFailed = (snapshot: ChecklistSnapshot) => snapshot.hasTag('failed');
const failureDetailOf = ({ context: { failure } }: ChecklistSnapshot) => failureDetail(failure);

function Items({ page }: { page: ChecklistRef }) {
  const items = useSelector(page, itemsOf);
  const isFailed = useSelector(page, hasFailed);
  const detail = useSelector(page, failureDetailOf);
  if (isFailed) {
    return (
      <FailedState detail={detail} onRetry={() => page.send({ type: 'page.reload' })}>
        {adminText('checklist.theSetupChecklistCouldNotBe')}
      </FailedState>
    );
  }
  if (items === null) return <Skeleton variant="row" count={10} />;
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <CheckItem key={item.topic} item={item} />
      ))}
    </ul>
  );
}

function Checklist({ page }: { page: ChecklistRef }) {
  const items = useSelector(page, itemsOf);
  const isBusy = useSelector(page, isBusyIn);
  return (
    <ContentWidth>
      <Toolbar label={adminText('checklist.setupChecklist')}>
        <RefreshButton isBusy={isBusy} onRefresh={() => page.send({ type: 'page.reload' })} />
      </Toolbar>
      <p role="status" className={styles.summary}>
        {items !== null && summaryOf(items)}
      </p>
      <div aria-busy={isBusy}>
        <Items page={page} />
      </div>
    </ContentWidth>
  );
}

/** The tasks that remain before the shop can sell, each with a link to its page. */
export function ChecklistScreen({ flows: { checklist: page } }: { flows: { checklist: ChecklistRef } }) {
  return page ? <Checklist page={page} /> : <Skeleton variant="row" count={10} />;
}
