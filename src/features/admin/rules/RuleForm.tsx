import { useSelector } from '@xstate/react';
import { type ReactNode, useMemo, useRef } from 'react';
import { mixed, ValidationError } from 'yup';
import { ruleTexts } from '#domain/rules/ruleTexts.ts';
import { RULE_PROBLEMS, type RuleChanges, type RuleTopic } from '#domain/rules/topics.ts';
import type { RuleEditRef, RuleEditSnapshot } from '#machines/admin/ruleEdit/ruleEditMachine.ts';
import type { RuleChange } from '#machines/admin/ruleForm/ruleForm.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { ConflictDialog } from '../../../components/dialogs/ConflictDialog.tsx';
import { DiscardDialog } from '../../../components/dialogs/DiscardDialog.tsx';
import { FocusedAlert } from '../../../components/states/FocusedAlert.tsx';
import { useFocusOnFirstWrong } from '../../../forms/useFocusOnFirstWrong.ts';
import { useYupForm } from '../../../forms/useYupForm.ts';
import styles from './Rules.module.css';
import { ruleDifferences } from './ruleDifferences.ts';
import type { RuleSection, RuleValues } from './ruleSection.ts';
import { valuesOf } from './ruleValues.ts';

const storedIn = ({ context }: RuleEditSnapshot) => context.stored;
const problemsIn = ({ context }: RuleEditSnapshot) => context.problems;
const newestIn = ({ context }: RuleEditSnapshot) => context.newest;
const typedIn = ({ context }: RuleEditSnapshot) => context.typed;
const isSavingIn = (snapshot: RuleEditSnapshot) => snapshot.hasTag('busy');
const isConflictingIn = (snapshot: RuleEditSnapshot) => snapshot.matches({ held: 'conflicting' });
const isDiscardingIn = (snapshot: RuleEditSnapshot) => snapshot.matches({ held: 'discarding' });
/** While it is asked about, too: the focus comes back to the button. */
const canGiveUpIn = (snapshot: RuleEditSnapshot) => snapshot.matches({ held: 'touched' }) || isDiscardingIn(snapshot);

/** The rules of the domain as a schema: each problem at the field where it stands. */
function schemaOf<Topic extends RuleTopic>(topic: Topic, today: string) {
  return mixed<RuleChanges[Topic]>().test('rules', (values, context) => {
    const problems = values ? RULE_PROBLEMS[topic](values as RuleChanges[Topic], today) : [];
    if (problems.length === 0) return true;
    return new ValidationError(problems.map(({ path, text }) => context.createError({ path, message: text })));
  });
}

export interface RuleFormProps<Topic extends RuleTopic> {
  readonly topic: Topic;
  readonly form: RuleEditRef;
  readonly today: string;
  readonly children: (section: RuleSection<Topic>) => ReactNode;
  /** What goes by the rules as they are typed, above the form. */
  readonly above?: (rules: RuleValues<Topic>) => ReactNode;
  /** What goes along that stands in no field. */
  readonly amend?: (rules: RuleValues<Topic>) => RuleValues<Topic>;
  /** Something of the form is still on its way. */
  readonly isWaiting?: boolean;
  /** What was changed is given up. */
  readonly onReset?: () => void;
}

const asItIs = <Values,>(rules: Values) => rules;

/** The form of a topic's rules: its fields, why they were not saved, and what somebody else saved meanwhile. */
export function RuleForm<Topic extends RuleTopic>({
  topic,
  form: ref,
  today,
  children,
  above,
  amend = asItIs,
  isWaiting = false,
  onReset,
}: RuleFormProps<Topic>) {
  const stored = useSelector(ref, storedIn);
  const problems = useSelector(ref, problemsIn);
  const newest = useSelector(ref, newestIn);
  const typed = useSelector(ref, typedIn);
  const isBusy = useSelector(ref, isSavingIn);
  const isConflicting = useSelector(ref, isConflictingIn);
  const isDiscarding = useSelector(ref, isDiscardingIn);
  const canGiveUp = useSelector(ref, canGiveUpIn);
  const schema = useMemo(() => schemaOf(topic, today), [topic, today]);
  const changeOf = (rules: RuleValues<Topic>) => ({ topic, rules: amend(rules) }) as RuleChange;
  const initialValues = useMemo(() => stored && valuesOf<Topic>(stored), [stored]) as RuleChanges[Topic];
  const form = useYupForm<RuleValues<Topic>>({
    initialValues,
    followsInitial: true,
    trustsInitial: topic === 'synonyms',
    schema,
    onSubmit: (rules) => ref.send({ type: 'form.save', change: changeOf(rules) }),
  });
  const element = useFocusOnFirstWrong<HTMLFormElement>(form);
  const buttons = useRef<HTMLDivElement>(null);
  const edit = () => ref.send({ type: 'form.edit' });
  const set = (path: string, value: unknown) => {
    edit();
    void form.setFieldValue(path, value);
  };
  const discard = () => {
    form.resetForm();
    onReset?.();
    ref.send({ type: 'discard.confirm' });
  };
  return (
    <>
      {above?.(form.values)}
      <form ref={element} className={styles.form} noValidate onChange={edit} onSubmit={form.handleSubmit}>
        {problems.length > 0 && <FocusedAlert key={problems.join('\n')} kind="error" lines={problems} />}
        {children({ form, isBusy, set })}
        <div ref={buttons} className={styles.buttons}>
          <Button disabled={!canGiveUp} onClick={() => ref.send({ type: 'form.close' })}>
            Discard Changes
          </Button>
          <Button type="submit" variant="primary" disabled={isWaiting} isBusy={isBusy} busyLabel="Saving">
            Save
          </Button>
        </div>
        <ConflictDialog
          isOpen={isConflicting}
          text={ruleTexts.changedElsewhere}
          differences={isConflicting && typed && newest ? ruleDifferences(typed, newest) : []}
          onKeepMine={() => ref.send({ type: 'conflict.keepMine', change: changeOf(form.values) })}
          onTakeTheirs={() => {
            onReset?.();
            ref.send({ type: 'conflict.takeTheirs' });
          }}
          onKeepEditing={() => ref.send({ type: 'conflict.keepEditing' })}
        />
        <DiscardDialog
          isOpen={isDiscarding}
          onDiscard={discard}
          onKeepEditing={() => ref.send({ type: 'discard.refuse' })}
          onClosed={() => buttons.current?.querySelector<HTMLElement>('button:enabled')?.focus()}
        >
          {ruleTexts.discard}
        </DiscardDialog>
      </form>
    </>
  );
}
