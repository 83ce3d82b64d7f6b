import { useSelector } from '@xstate/react';
import { landingText } from '#domain/texts/landingText.ts';
import type {
  LandingEditingRef,
  LandingEditingSnapshot,
} from '#machines/admin/landingEditing/landingEditingMachine.ts';
import type { LandingFormRef, LandingFormSnapshot } from '#machines/admin/landingEditing/landingFormMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { FailedState } from '../../../components/states/FailedState.tsx';
import { failureDetail } from '../../../components/states/failureDetail.ts';
import { PageSkeleton } from '../../../components/states/PageSkeleton.tsx';
import { ShopProductCards } from '../../../landing/ShopProductCards.tsx';
import { CardEditor } from './CardEditor.tsx';
import { CardList } from './CardList.tsx';
import { LandingConflictDialog } from './LandingConflictDialog.tsx';
import { LandingHead } from './LandingHead.tsx';

const hasFailed = (snapshot: LandingEditingSnapshot) => snapshot.hasTag('failed');
const detailOf = ({ context }: LandingEditingSnapshot) => failureDetail(context.failure);
const formOf = ({ children }: LandingEditingSnapshot) => children.landingForm;
const cardOf = ({ children }: LandingFormSnapshot) => children.cardEditing;
const savingOf = ({ children }: LandingFormSnapshot) => children.landingSaving;
const pushedOf = ({ context }: LandingFormSnapshot) => context.pushProductKeys;

function Loading() {
  return (
    <div aria-busy="true">
      <PageSkeleton />
    </div>
  );
}

/** A preview of the landing page with its editing actions. */
export function LandingEditingScreen({
  shop,
  flows: { landingEditing: editing },
}: {
  shop: Shop;
  flows: { landingEditing: LandingEditingRef };
}) {
  return <LandingEditing key={editing.sessionId} editing={editing} shop={shop} />;
}

function LandingEditing({ editing, shop }: { editing: LandingEditingRef; shop: Shop }) {
  const isFailed = useSelector(editing, hasFailed);
  const detail = useSelector(editing, detailOf);
  const form = useSelector(editing, formOf);
  if (isFailed) {
    return (
      <FailedState detail={detail || undefined} onRetry={() => editing.send({ type: 'open.retry' })}>
        {landingText('landingEditing.theLandingPageCouldNotBe')}
      </FailedState>
    );
  }
  return form ? <LandingForm form={form} shop={shop} /> : <Loading />;
}

function LandingForm({ form, shop }: { form: LandingFormRef; shop: Shop }) {
  const card = useSelector(form, cardOf);
  const saving = useSelector(form, savingOf);
  const pushed = useSelector(form, pushedOf);
  return (
    <ShopProductCards shop={shop} pushProductKeys={pushed}>
      {card ? (
        <CardEditor key={card.sessionId} editing={card} form={form} />
      ) : (
        <>
          <LandingHead form={form} />
          <CardList form={form} />
        </>
      )}
      {saving && <LandingConflictDialog key={saving.sessionId} saving={saving} />}
    </ShopProductCards>
  );
}
