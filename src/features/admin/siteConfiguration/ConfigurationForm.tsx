import { useSelector } from '@xstate/react';
import { type ReactNode, useMemo } from 'react';
import { differencesBetween } from '#domain/fields/differences.ts';
import { CONFIGURATION_FIELDS } from '#domain/siteConfiguration/configurationFields.ts';
import {
  CONFIGURATION_PROBLEMS,
  type ConfigurationChanges,
  type ConfigurationTopic,
} from '#domain/siteConfiguration/topics.ts';
import { adminText } from '#domain/texts/adminText.ts';
import type {
  ConfigurationEditRef,
  ConfigurationEditSnapshot,
} from '#machines/admin/configurationEdit/configurationEditMachine.ts';
import type { ConfigurationChange } from '#machines/admin/configurationForm/configurationForm.ts';
import type { FormSection } from '../../../forms/formSection.ts';
import { problemSchema } from '../../../forms/problemSchema.ts';
import { useYupForm } from '../../../forms/useYupForm.ts';
import { VersionedForm } from '../../../versionedForm/VersionedForm.tsx';
import { valuesOf } from './configurationValues.ts';

const texts = {
  changedElsewhere: adminText('configuration.changedElsewhere'),
  discard: adminText('configuration.discard'),
};

const storedIn = ({ context }: ConfigurationEditSnapshot) => context.stored;
const newestIn = ({ context }: ConfigurationEditSnapshot) => context.newest;
const typedIn = ({ context }: ConfigurationEditSnapshot) => context.typed;
const isSavingIn = (snapshot: ConfigurationEditSnapshot) => snapshot.hasTag('busy');

export interface ConfigurationFormProps<Topic extends ConfigurationTopic> {
  readonly topic: Topic;
  readonly form: ConfigurationEditRef;
  readonly today: string;
  readonly children: (section: FormSection<ConfigurationChanges[Topic]>) => ReactNode;
  /** Content above the form that uses the typed values. */
  readonly above?: (configuration: ConfigurationChanges[Topic]) => ReactNode;
  /** Adds values that no field has. */
  readonly amend?: (configuration: ConfigurationChanges[Topic]) => ConfigurationChanges[Topic];
  /** A part of the form is still loading. */
  readonly isWaiting?: boolean;
  /** Called after the user has discarded the change. */
  readonly onReset?: () => void;
}

const asItIs = <Values,>(configuration: Values) => configuration;

/** The form of a settings topic: its fields, why they were not saved, and the version that another user saved. */
export function ConfigurationForm<Topic extends ConfigurationTopic>(props: ConfigurationFormProps<Topic>) {
  const { topic, form: actor, today, children, above, amend = asItIs, ...rest } = props;
  const stored = useSelector(actor, storedIn);
  const newest = useSelector(actor, newestIn);
  const typed = useSelector(actor, typedIn);
  const isBusy = useSelector(actor, isSavingIn);
  const changeOf = (configuration: ConfigurationChanges[Topic]) =>
    ({ topic, configuration: amend(configuration) }) as ConfigurationChange;
  const form = useYupForm<ConfigurationChanges[Topic]>({
    initialValues: useMemo(() => stored && valuesOf<Topic>(stored), [stored]) as ConfigurationChanges[Topic],
    followsInitial: true,
    trustsInitial: topic === 'synonyms',
    schema: useMemo(
      () =>
        problemSchema<ConfigurationChanges[Topic]>((configuration) =>
          CONFIGURATION_PROBLEMS[topic](configuration, today),
        ),
      [topic, today],
    ),
    onSubmit: (configuration) => actor.send({ type: 'form.save', change: changeOf(configuration) }),
  });
  const differences = () =>
    differencesBetween(
      CONFIGURATION_FIELDS[topic],
      typed?.configuration as ConfigurationChanges[Topic],
      newest?.configuration as ConfigurationChanges[Topic],
    );
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
