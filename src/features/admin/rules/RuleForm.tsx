import { useSelector } from '@xstate/react';
import { type ReactNode, useMemo } from 'react';
import { differencesBetween } from '#domain/fields/differences.ts';
import { RULE_FIELDS } from '#domain/rules/ruleFields.ts';
import { RULE_PROBLEMS, type RuleChanges, type RuleTopic } from '#domain/rules/topics.ts';
import { adminText } from '#domain/texts/adminText.ts';
import type { RuleEditRef, RuleEditSnapshot } from '#machines/admin/ruleEdit/ruleEditMachine.ts';
import type { RuleChange } from '#machines/admin/ruleForm/ruleForm.ts';
import type { FormSection } from '../../../forms/formSection.ts';
import { problemSchema } from '../../../forms/problemSchema.ts';
import { useYupForm } from '../../../forms/useYupForm.ts';
import { VersionedForm } from '../../../versionedForm/VersionedForm.tsx';
import { valuesOf } from './ruleValues.ts';

const texts = { changedElsewhere: adminText('rule.changedElsewhere'), discard: adminText('rule.discard') };

const storedIn = ({ context }: RuleEditSnapshot) => context.stored;
const newestIn = ({ context }: RuleEditSnapshot) => context.newest;
const typedIn = ({ context }: RuleEditSnapshot) => context.typed;
const isSavingIn = (snapshot: RuleEditSnapshot) => snapshot.hasTag('busy');

export interface RuleFormProps<Topic extends RuleTopic> {
  readonly topic: Topic;
  readonly form: RuleEditRef;
  readonly today: string;
  readonly children: (section: FormSection<RuleChanges[Topic]>) => ReactNode;
  /** Content above the form that uses the typed values. */
  readonly above?: (rules: RuleChanges[Topic]) => ReactNode;
  /** Adds values that no field has. */
  readonly amend?: (rules: RuleChanges[Topic]) => RuleChanges[Topic];
  /** A part of the form is still loading. */
  readonly isWaiting?: boolean;
  /** Called after the user has discarded the change. */
  readonly onReset?: () => void;
}

const asItIs = <Values,>(rules: Values) => rules;

/** The form of a settings topic: its fields, why they were not saved, and the version that another user saved. */
export function RuleForm<Topic extends RuleTopic>(props: RuleFormProps<Topic>) {
  const { topic, form: actor, today, children, above, amend = asItIs, ...rest } = props;
  const stored = useSelector(actor, storedIn);
  const newest = useSelector(actor, newestIn);
  const typed = useSelector(actor, typedIn);
  const isBusy = useSelector(actor, isSavingIn);
  const changeOf = (rules: RuleChanges[Topic]) => ({ topic, rules: amend(rules) }) as RuleChange;
  const form = useYupForm<RuleChanges[Topic]>({
    initialValues: useMemo(() => stored && valuesOf<Topic>(stored), [stored]) as RuleChanges[Topic],
    followsInitial: true,
    trustsInitial: topic === 'synonyms',
    schema: useMemo(
      () => problemSchema<RuleChanges[Topic]>((rules) => RULE_PROBLEMS[topic](rules, today)),
      [topic, today],
    ),
    onSubmit: (rules) => actor.send({ type: 'form.save', change: changeOf(rules) }),
  });
  const differences = () =>
    differencesBetween(RULE_FIELDS[topic], typed?.rules as RuleChanges[Topic], newest?.rules as RuleChanges[Topic]);
  const set = (path: string, value: unknown) => {
    actor.send({ type: 'form.edit' });
    void form.setFieldValue(path, value);
  };
  return (
    <>
      {above?.(form.values)}
      <VersionedForm
        {...rest}
        actor={actor}
        form={form}
        place="card"
        texts={texts}
        differences={differences}
        onKeepMine={() => actor.send({ type: 'conflict.keepMine', change: changeOf(form.values) })}
      >
        {children({ form, isBusy, set })}
      </VersionedForm>
    </>
  );
}
