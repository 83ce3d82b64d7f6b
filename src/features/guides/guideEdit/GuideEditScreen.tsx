import { useSelector } from '@xstate/react';
import Lock from 'lucide-react/icons/lock';
import { guidesText } from '#domain/texts/guidesText.ts';
import type { GuideEditRef, GuideEditSnapshot } from '#machines/guides/guideEdit/guideEditMachine.ts';
import type { GuideFormRef, GuideFormSnapshot } from '#machines/guides/guideForm/guideFormMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { usePageName } from '../../../components/frame/pageName.ts';
import { EmptyState } from '../../../components/states/EmptyState.tsx';
import { FailedState } from '../../../components/states/FailedState.tsx';
import { failureDetail } from '../../../components/states/failureDetail.ts';
import { PageSkeleton } from '../../../components/states/PageSkeleton.tsx';
import { GuideNamingDialog } from '../../../guide/GuideNamingDialog.tsx';
import { GuideConflictDialog } from './GuideConflictDialog.tsx';
import { GuideEditHead } from './GuideEditHead.tsx';
import { GuideEditItemDialog } from './GuideEditItemDialog.tsx';
import { GuideEditList } from './GuideEditList.tsx';
import styles from './GuideEditScreen.module.css';
import { GuideEditToolbar } from './GuideEditToolbar.tsx';

const hasFailed = (snapshot: GuideEditSnapshot) => snapshot.hasTag('failed');
const detailOf = ({ context }: GuideEditSnapshot) => failureDetail(context.failure);
const isLockedIn = (snapshot: GuideEditSnapshot) => snapshot.matches('locked') || snapshot.matches('copying');
const guideNameOf = ({ context }: GuideEditSnapshot) => context.opened.guide?.name ?? '';
const messageOf = ({ context }: GuideEditSnapshot) => context.message;
const namingOf = ({ children }: GuideEditSnapshot) => children.guideNaming;
const formOf = ({ children }: GuideEditSnapshot) => children.guideForm;
const savingOf = ({ children }: GuideFormSnapshot) => children.guideSaving;

function LockedGuide({ edit }: { edit: GuideEditRef }) {
  const message = useSelector(edit, messageOf);
  const naming = useSelector(edit, namingOf);
  return (
    <>
      <EmptyState
        icon={<Lock />}
        action={
          <Button variant="primary" onClick={() => edit.send({ type: 'guide.copy' })}>
            {guidesText('guideEdit.copy')}
          </Button>
        }
      >
        {guidesText('guide.orderGuide.locked')}
      </EmptyState>
      {message !== null && (
        <p role="alert" className={styles.message}>
          {message}
        </p>
      )}
      {naming && <GuideNamingDialog key={naming.sessionId} naming={naming} />}
    </>
  );
}

function Loading() {
  return (
    <div aria-busy="true">
      <PageSkeleton />
    </div>
  );
}

/** Edits a whole guide: every product of the catalog can be added or removed. */
export function GuideEditScreen({
  shop,
  flows: { guideEdit: edit },
}: {
  shop: Shop;
  flows: { guideEdit: GuideEditRef };
}) {
  return <GuideEdit key={edit.sessionId} edit={edit} shop={shop} />;
}

function GuideEdit({ edit, shop }: { edit: GuideEditRef; shop: Shop }) {
  const isFailed = useSelector(edit, hasFailed);
  const detail = useSelector(edit, detailOf);
  const isLocked = useSelector(edit, isLockedIn);
  const form = useSelector(edit, formOf);
  usePageName(useSelector(edit, guideNameOf) || null);
  if (isFailed) {
    return (
      <FailedState detail={detail || undefined} onRetry={() => edit.send({ type: 'open.retry' })}>
        {guidesText('guideEdit.theOrderGuideCouldNotBe')}
      </FailedState>
    );
  }
  if (isLocked) return <LockedGuide edit={edit} />;
  if (form) return <GuideForm form={form} shop={shop} />;
  return <Loading />;
}

function GuideForm({ form, shop }: { form: GuideFormRef; shop: Shop }) {
  const settings = shop.shopper.configuration.settings;
  const saving = useSelector(form, savingOf);
  return (
    <>
      <GuideEditHead form={form} />
      <GuideEditToolbar form={form} />
      <GuideEditList form={form} settings={settings} />
      <GuideEditItemDialog form={form} settings={settings} />
      {saving && <GuideConflictDialog key={saving.sessionId} saving={saving} />}
    </>
  );
}
