import { useSelector } from '@xstate/react';
import { type ReactNode, useRef } from 'react';
import type { AnyActorRef } from 'xstate';
import type { Difference } from '#domain/fields/differences.ts';
import { sharedText } from '#domain/texts/sharedText.ts';
import { Button } from '../components/buttons/Button.tsx';
import { ConflictDialog } from '../components/dialogs/ConflictDialog.tsx';
import { DiscardDialog } from '../components/dialogs/DiscardDialog.tsx';
import { FocusedAlert } from '../components/states/FocusedAlert.tsx';
import { useFocusOnFirstWrong } from '../forms/useFocusOnFirstWrong.ts';
import styles from './VersionedForm.module.css';

/** The common interface of the machines of `versionedForm`. */
interface Shown {
  readonly context: { readonly problems: readonly string[] };
  hasTag(tag: 'busy'): boolean;
  matches(state: { held: 'touched' | 'discarding' | 'conflicting' }): boolean;
}
interface VersionedFormActor extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot(): Shown;
  send(event: {
    type:
      | 'form.edit'
      | 'form.close'
      | 'discard.confirm'
      | 'discard.refuse'
      | `conflict.${'takeTheirs' | 'keepEditing'}`;
  }): void;
}

const problemsIn = ({ context }: Shown) => context.problems;
const isSavingIn = (snapshot: Shown) => snapshot.hasTag('busy');
const isConflictingIn = (snapshot: Shown) => snapshot.matches({ held: 'conflicting' });
const isDiscardingIn = (snapshot: Shown) => snapshot.matches({ held: 'discarding' });
/** Also while the question is open, because the focus returns to the button. */
const canDiscardIn = (snapshot: Shown) => snapshot.matches({ held: 'touched' }) || isDiscardingIn(snapshot);

interface VersionedFormProps {
  readonly actor: VersionedFormActor;
  readonly form: {
    readonly handleSubmit: () => void;
    readonly resetForm: () => void;
    readonly submitCount: number;
    readonly isSubmitting: boolean;
  };
  /** On a separate page Cancel leaves it; in a card Cancel discards the changes. */
  readonly place: 'page' | 'card';
  /** A part of the form is still loading. */
  readonly isWaiting?: boolean;
  readonly texts: { readonly changedElsewhere: string; readonly discard: string };
  /** The differences between the typed values and those that another user saved. */
  readonly differences: () => readonly Difference[];
  readonly onKeepMine: () => void;
  /** The input was discarded. */
  readonly onReset?: () => void;
  readonly children: ReactNode;
}

/** A form that several users may edit: its fields, why they were not saved, and the version that another user saved. */
export function VersionedForm({ actor, form, place, isWaiting = false, texts, children, ...rest }: VersionedFormProps) {
  const { differences, onKeepMine, onReset } = rest;
  const problems = useSelector(actor, problemsIn);
  const isBusy = useSelector(actor, isSavingIn);
  const isConflicting = useSelector(actor, isConflictingIn);
  const isDiscarding = useSelector(actor, isDiscardingIn);
  const canDiscard = useSelector(actor, canDiscardIn);
  const element = useFocusOnFirstWrong<HTMLFormElement>(form);
  const buttons = useRef<HTMLDivElement>(null);
  const isCard = place === 'card';
  return (
    <>
      <form
        ref={element}
        className={styles[place]}
        noValidate
        onChange={() => actor.send({ type: 'form.edit' })}
        onSubmit={form.handleSubmit}
      >
        {problems.length > 0 && <FocusedAlert key={problems.join('\n')} kind="error" lines={problems} />}
        {children}
        <div ref={buttons} className={styles.buttons}>
          <Button
            disabled={isBusy}
            blockedBy={isCard && !canDiscard && !isConflicting ? sharedText('versionedForm.noChangesToDiscard') : null}
            onClick={() => actor.send({ type: 'form.close' })}
          >
            {isCard ? sharedText('versionedForm.discardChanges') : sharedText('versionedForm.cancel')}
          </Button>
          <Button
            type="submit"
            variant="primary"
            disabled={isWaiting}
            isBusy={isBusy}
            busyLabel={sharedText('versionedForm.saving')}
          >
            {sharedText('versionedForm.save')}
          </Button>
        </div>
      </form>
      <ConflictDialog
        isOpen={isConflicting}
        text={texts.changedElsewhere}
        differences={isConflicting ? differences() : []}
        onKeepMine={onKeepMine}
        onTakeTheirs={() => {
          onReset?.();
          actor.send({ type: 'conflict.takeTheirs' });
        }}
        onKeepEditing={() => actor.send({ type: 'conflict.keepEditing' })}
      />
      <DiscardDialog
        isOpen={isDiscarding}
        onDiscard={() => {
          form.resetForm();
          onReset?.();
          actor.send({ type: 'discard.confirm' });
        }}
        onKeepEditing={() => actor.send({ type: 'discard.refuse' })}
        onClosed={() => buttons.current?.querySelector<HTMLElement>('button:not(:disabled, [data-blocked])')?.focus()}
      >
        {texts.discard}
      </DiscardDialog>
    </>
  );
}
