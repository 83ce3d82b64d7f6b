import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { cardById } from '#domain/landing/editCards.ts';
import { cardProblem } from '#domain/landing/editProblems.ts';
import { landingEditTexts } from '#domain/landing/landingEditTexts.ts';
import { contentsById } from '#domain/landing/layoutRules.ts';
import { landingText } from '#domain/texts/landingText.ts';
import type { CardEditingRef, CardEditingSnapshot } from '#machines/admin/landingEditing/cardEditingMachine.ts';
import type { LandingFormRef, LandingFormSnapshot } from '#machines/admin/landingEditing/landingFormMachine.ts';
import { refusalOf } from '#machines/lib/refusal.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { DiscardDialog } from '../../../components/dialogs/DiscardDialog.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import { Toolbar } from '../../../components/layout/Toolbar.tsx';
import { FocusedAlert } from '../../../components/states/FocusedAlert.tsx';
import { CardFace } from './CardFace.tsx';
import { CardSettings } from './CardSettings.tsx';
import { ContentFields } from './ContentFields.tsx';
import { CardProductsContext } from './cardProducts.ts';
import { HistoryButtons } from './HistoryButtons.tsx';
import styles from './LandingEditing.module.css';

const layoutOf = ({ context }: CardEditingSnapshot) => context.history.present;
const cardIdOf = ({ context }: CardEditingSnapshot) => context.cardId;
const isCorrectingIn = ({ context }: CardEditingSnapshot) => context.isCorrecting;
const isCancelingIn = (snapshot: CardEditingSnapshot) => snapshot.matches({ open: { canceling: 'asking' } });
const isUploadingIn = (snapshot: CardEditingSnapshot) => snapshot.hasTag('uploading');
const whyNotUndo = (snapshot: CardEditingSnapshot) => refusalOf(snapshot, { type: 'history.undo' });
const whyNotRedo = (snapshot: CardEditingSnapshot) => refusalOf(snapshot, { type: 'history.redo' });
const catalogueOf = ({ context }: LandingFormSnapshot) => context.catalogue;
const finderOf = ({ context }: LandingFormSnapshot) => context.finder;
const pushedOf = ({ context }: LandingFormSnapshot) => context.pushProductKeys;
const messageOf = ({ context }: LandingFormSnapshot) => context.message;

/** One card: its settings, its content and a preview. */
export function CardEditor({ editing, form }: { editing: CardEditingRef; form: LandingFormRef }) {
  const layout = useSelector(editing, layoutOf);
  const cardId = useSelector(editing, cardIdOf);
  const isCorrecting = useSelector(editing, isCorrectingIn);
  const isCanceling = useSelector(editing, isCancelingIn);
  const isUploading = useSelector(editing, isUploadingIn);
  const undoRefusal = useSelector(editing, whyNotUndo);
  const redoRefusal = useSelector(editing, whyNotRedo);
  const catalogue = useSelector(form, catalogueOf);
  const finder = useSelector(form, finderOf);
  const pushed = useSelector(form, pushedOf);
  const message = useSelector(form, messageOf);
  const editor = useRef<HTMLDivElement>(null);
  const contents = useMemo(() => contentsById(layout), [layout]);
  const productCards = useMemo(() => ({ catalogue, finder, pushed }), [catalogue, finder, pushed]);
  useEffect(() => editor.current?.querySelector<HTMLElement>('[data-first]')?.focus(), []);
  const card = cardById(layout, cardId);
  if (!card) return null;
  const problem = isCorrecting ? cardProblem(layout, card) : null;
  const save = () => {
    if (cardProblem(layout, card) !== null) {
      editor.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
    editing.send({ type: 'card.save' });
  };
  return (
    <CardProductsContext value={productCards}>
      <Toolbar
        label={landingText('landingEditing.card')}
        end={
          <>
            <HistoryButtons
              undoRefusal={undoRefusal}
              redoRefusal={redoRefusal}
              onUndo={() => editing.send({ type: 'history.undo' })}
              onRedo={() => editing.send({ type: 'history.redo' })}
            />
            <Button onClick={() => editing.send({ type: 'card.cancel' })}>
              {landingText('landingEditing.cancel')}
            </Button>
            <Button
              variant="primary"
              isBusy={isUploading}
              busyLabel={landingText('landingEditing.uploading')}
              onClick={save}
            >
              {landingText('landingEditing.save')}
            </Button>
          </>
        }
      >
        <h2 className={styles.cardTitle}>{landingEditTexts.card(card.index + 1, card.heading)}</h2>
      </Toolbar>
      {message === landingText('landingEdit.resumed') && <FocusedAlert kind="warning" lines={[message]} />}
      {problem !== null && <FocusedAlert kind="error" lines={[landingText('landingEdit.correct'), problem]} />}
      <div ref={editor} className={styles.editor}>
        <div className={styles.settings}>
          <Panel title={landingText('landingEditing.card')}>
            <CardSettings editing={editing} card={card} />
          </Panel>
          <Panel title={landingText('landingEditing.content')}>
            <ContentFields
              editing={editing}
              layout={layout}
              parentId={card.id}
              id={card.childID}
              name={landingText('landingEditing.content')}
            />
          </Panel>
        </div>
        <section className={styles.preview} aria-label={landingText('landingEditing.preview')}>
          <h2 className={styles.previewTitle}>{landingText('landingEditing.preview')}</h2>
          <div className={styles.previewCard} data-width={card.width}>
            <CardFace card={card} contents={contents} />
          </div>
        </section>
      </div>
      <DiscardDialog
        isOpen={isCanceling}
        onDiscard={() => editing.send({ type: 'cancel.confirm' })}
        onKeepEditing={() => editing.send({ type: 'cancel.refuse' })}
      >
        {landingText('landingEditing.cancelQuestion')}
      </DiscardDialog>
    </CardProductsContext>
  );
}
