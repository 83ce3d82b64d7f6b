import { useSelector } from '@xstate/react';
import { type ReactNode, useMemo } from 'react';
import { mixed, ValidationError } from 'yup';
import { ruleTexts } from '#domain/rules/ruleTexts.ts';
import { RULE_PROBLEMS, type RuleChanges, type RuleTopic } from '#domain/rules/topics.ts';
import type { RuleChange, StoredRules } from '#machines/admin/ruleForm/ruleForm.ts';
import type { RuleFormRef, RuleFormSnapshot } from '#machines/admin/ruleForm/ruleFormMachine.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { ConflictDialog } from '../../components/dialogs/ConflictDialog.tsx';
import { FocusedAlert } from '../../components/states/FocusedAlert.tsx';
import { useFocusOnFirstWrong } from '../../components/useFocusOnFirstWrong.ts';
import { useYupForm } from '../../components/useYupForm.ts';
import styles from './Rules.module.css';
import { ruleDifferences } from './ruleDifferences.ts';
import type { RuleSection, RuleValues } from './ruleSection.ts';
import { valuesOf } from './ruleValues.ts';

const problemsIn = ({ context }: RuleFormSnapshot) => context.problems;
const newestIn = ({ context }: RuleFormSnapshot) => context.newest;
const typedIn = ({ context }: RuleFormSnapshot) => context.typed;
const isSavingIn = (snapshot: RuleFormSnapshot) => snapshot.matches({ held: 'saving' });
const isConflictingIn = (snapshot: RuleFormSnapshot) => snapshot.matches({ held: 'conflicting' });
const canResetIn = (snapshot: RuleFormSnapshot) => snapshot.can({ type: 'rules.reset' });

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
  readonly form: RuleFormRef;
  readonly stored: StoredRules;
  readonly today: string;
  readonly children: (section: RuleSection<Topic>) => ReactNode;
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
  stored,
  today,
  children,
  amend = asItIs,
  isWaiting = false,
  onReset,
}: RuleFormProps<Topic>) {
  const problems = useSelector(ref, problemsIn);
  const newest = useSelector(ref, newestIn);
  const typed = useSelector(ref, typedIn);
  const isBusy = useSelector(ref, isSavingIn);
  const isConflicting = useSelector(ref, isConflictingIn);
  const canReset = useSelector(ref, canResetIn);
  const schema = useMemo(() => schemaOf(topic, today), [topic, today]);
  const initialValues = useMemo(() => valuesOf<Topic>(stored), [stored]);
  const form = useYupForm<RuleValues<Topic>>({
    initialValues,
    followsInitial: true,
    schema,
    onSubmit: (rules) => ref.send({ type: 'rules.save', change: { topic, rules: amend(rules) } as RuleChange }),
  });
  const element = useFocusOnFirstWrong<HTMLFormElement>(form);
  const edit = () => ref.send({ type: 'rules.edit' });
  const set = (path: string, value: unknown) => {
    edit();
    void form.setFieldValue(path, value);
  };
  const keepMine = () => {
    const rules = { ...amend(form.values), version: newest?.rules.version ?? form.values.version };
    ref.send({ type: 'conflict.keepMine', change: { topic, rules } as RuleChange });
  };
  const reset = () => {
    form.resetForm();
    onReset?.();
    ref.send({ type: 'rules.reset' });
    // The button that was pressed cannot have the focus any more.
    element.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  };
  return (
    <form ref={element} className={styles.form} noValidate onChange={edit} onSubmit={form.handleSubmit}>
      {problems.length > 0 && <FocusedAlert key={problems.join('\n')} kind="error" lines={problems} />}
      {children({ form, isBusy, set })}
      <div className={styles.buttons}>
        <Button disabled={!canReset} onClick={reset}>
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
        onKeepMine={keepMine}
        onTakeTheirs={() => {
          onReset?.();
          ref.send({ type: 'conflict.takeTheirs' });
        }}
        onKeepEditing={() => ref.send({ type: 'conflict.keepEditing' })}
      />
    </form>
  );
}
