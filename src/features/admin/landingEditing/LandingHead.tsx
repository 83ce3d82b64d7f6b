import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { titleProblem } from '#domain/landing/editProblems.ts';
import { landingText } from '#domain/texts/landingText.ts';
import type { LandingFormRef, LandingFormSnapshot } from '#machines/admin/landingEditing/landingFormMachine.ts';
import { refusalOf } from '#machines/lib/refusal.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { TextField } from '../../../components/fields/TextField.tsx';
import { Toolbar } from '../../../components/layout/Toolbar.tsx';
import { FocusedAlert } from '../../../components/states/FocusedAlert.tsx';
import { HistoryButtons } from './HistoryButtons.tsx';
import styles from './LandingEditing.module.css';

const titleOf = ({ context }: LandingFormSnapshot) => context.history.present.title;
const messageOf = ({ context }: LandingFormSnapshot) => context.message;
const isBusyIn = (snapshot: LandingFormSnapshot) => snapshot.hasTag('busy');
const whyNotUndo = (snapshot: LandingFormSnapshot) => refusalOf(snapshot, { type: 'history.undo' });
const whyNotRedo = (snapshot: LandingFormSnapshot) => refusalOf(snapshot, { type: 'history.redo' });

function Message({ form }: { form: LandingFormRef }) {
  const message = useSelector(form, messageOf);
  if (message === null) return null;
  if (message === landingText('landingEdit.resumed')) return <FocusedAlert kind="warning" lines={[message]} />;
  return <FocusedAlert key={message} kind="error" lines={[landingText('landingEdit.saveFailed'), message]} />;
}

/** The title of the page, undo and redo, and whether there are unsaved changes. */
export function LandingHead({ form }: { form: LandingFormRef }) {
  const title = useSelector(form, titleOf);
  const isBusy = useSelector(form, isBusyIn);
  const undoRefusal = useSelector(form, whyNotUndo);
  const redoRefusal = useSelector(form, whyNotRedo);
  const field = useRef<HTMLInputElement>(null);
  const problem = titleProblem(title);
  const save = () => {
    if (problem !== null) field.current?.focus();
    form.send({ type: 'page.save' });
  };
  return (
    <>
      <Toolbar
        label={landingText('landingEditing.landingPage')}
        end={
          <>
            <HistoryButtons
              undoRefusal={undoRefusal}
              redoRefusal={redoRefusal}
              isBusy={isBusy}
              onUndo={() => form.send({ type: 'history.undo' })}
              onRedo={() => form.send({ type: 'history.redo' })}
            />
            <Button disabled={isBusy} onClick={() => form.send({ type: 'page.cancel' })}>
              {landingText('landingEditing.cancelChanges')}
            </Button>
            <Button variant="primary" isBusy={isBusy} busyLabel={landingText('landingEditing.saving')} onClick={save}>
              {landingText('landingEditing.saveChanges')}
            </Button>
          </>
        }
      >
        <div className={styles.title}>
          <TextField
            ref={field}
            label={landingText('landingEditing.title')}
            value={title}
            autoComplete="off"
            disabled={isBusy}
            error={problem ?? undefined}
            hint={landingText('landingEditing.shownAboveTheCardsOptional')}
            onChange={(event) => form.send({ type: 'title.type', title: event.currentTarget.value })}
          />
        </div>
      </Toolbar>
      <Message form={form} />
    </>
  );
}
