import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { adminText } from '#domain/texts/adminText.ts';
import type { ConfigurationChange, StoredConfiguration } from '../configurationForm/configurationForm.ts';
import { versionedForm } from '../versionedForm/versionedForm.ts';

/** Edits the settings of one topic. Invoked by configurationForm. */
export const configurationEditMachine = versionedForm<
  StoredConfiguration,
  ConfigurationChange,
  ConfigurationChange,
  'configurationEdit'
>({
  id: 'configurationEdit',
  subject: 'the settings',
  versionOf: ({ configuration }) => configuration.version,
  kept: (change) => change,
  notSaved: adminText('configuration.notSaved'),
});

export type ConfigurationEditRef = ActorRefFrom<typeof configurationEditMachine>;
export type ConfigurationEditSnapshot = SnapshotFrom<typeof configurationEditMachine>;
