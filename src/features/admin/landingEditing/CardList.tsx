import { useSelector } from '@xstate/react';
import LayoutTemplate from 'lucide-react/icons/layout-template';
import Plus from 'lucide-react/icons/plus';
import { useMemo } from 'react';
import { canInsertCard } from '#domain/landing/editCards.ts';
import { landingEditTexts } from '#domain/landing/landingEditTexts.ts';
import { aloneInRow, contentsById, renumbered } from '#domain/landing/layoutRules.ts';
import { landingText } from '#domain/texts/landingText.ts';
import { nameOf } from '#machines/admin/landingEditing/landingForm.ts';
import type { LandingFormRef, LandingFormSnapshot } from '#machines/admin/landingEditing/landingFormMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { EmptyState } from '../../../components/states/EmptyState.tsx';
import { VisuallyHidden } from '../../../components/text/VisuallyHidden.tsx';
import { CardBar } from './CardBar.tsx';
import { CardFace } from './CardFace.tsx';
import { draggedBy, dropsAt } from './cardDrag.ts';
import styles from './LandingEditing.module.css';
import { useCardFocus } from './useCardFocus.ts';

const layoutOf = ({ context }: LandingFormSnapshot) => context.history.present;
const announcementOf = ({ context }: LandingFormSnapshot) => context.announcement;
const isBusyIn = (snapshot: LandingFormSnapshot) => snapshot.hasTag('busy');
const isAskingIn = (snapshot: LandingFormSnapshot) => snapshot.matches({ open: { form: 'confirmingDelete' } });
const askedOf = ({ context }: LandingFormSnapshot) => nameOf(context.history.present, context.card ?? 0);

/** The cards in page order, hidden and empty ones too, each with its actions. */
export function CardList({ form }: { form: LandingFormRef }) {
  const layout = useSelector(form, layoutOf);
  const announcement = useSelector(form, announcementOf);
  const isBusy = useSelector(form, isBusyIn);
  const isAsking = useSelector(form, isAskingIn);
  const asked = useSelector(form, askedOf);
  const cards = useMemo(() => renumbered(layout.cards), [layout]);
  const wide = useMemo(() => aloneInRow(cards), [cards]);
  const contents = useMemo(() => contentsById(layout), [layout]);
  const list = useCardFocus(form);
  const hasRoom = canInsertCard(layout);
  const insertAt = (place: number, label: string) => (
    <Button
      icon={<Plus />}
      disabled={isBusy}
      blockedBy={hasRoom ? null : landingEditTexts.full}
      reasonPlace="line"
      data-card-control="insert"
      onClick={() => form.send({ type: 'card.insert', place })}
    >
      {label}
    </Button>
  );
  const insertLast = insertAt(cards.length, landingText('landingEditing.insertCard'));
  return (
    <div ref={list} className={styles.page}>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      {cards.length === 0 ? (
        <EmptyState icon={<LayoutTemplate />} action={insertLast}>
          {landingText('landingEdit.none')}
        </EmptyState>
      ) : (
        <>
          <div className={styles.foot}>{insertAt(0, landingText('landingEditing.insertFirst'))}</div>
          <ol className={styles.cards} aria-label={landingText('landingEditing.cards')}>
            {cards.map((card) => (
              <li
                key={card.id}
                className={styles.item}
                data-width={card.width}
                data-wide={wide.has(card.id) || undefined}
                data-height={card.height === '100%' ? 'row' : undefined}
                data-card={card.id}
                {...dropsAt(form, card.index)}
              >
                <CardBar
                  form={form}
                  card={card}
                  isLast={card.index === cards.length - 1}
                  isDisabled={isBusy}
                  drag={draggedBy(card.id)}
                />
                <CardFace card={card} contents={contents} />
              </li>
            ))}
          </ol>
          <div className={styles.foot}>{insertLast}</div>
        </>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={landingText('landingEdit.delete')}
        confirmLabel={landingText('landingEditing.deleteCard')}
        isDanger
        onConfirm={() => form.send({ type: 'delete.confirm' })}
        onCancel={() => form.send({ type: 'delete.refuse' })}
      >
        {landingText('landingEdit.deleteDetail', { name: asked })}
      </ConfirmDialog>
    </div>
  );
}
