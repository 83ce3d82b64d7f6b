import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { adminText } from '#domain/texts/adminText.ts';
import type { RuleChange, StoredRules } from '../ruleForm/ruleForm.ts';
import { versionedForm } from '../versionedForm/versionedForm.ts';

/** Edits the settings of one topic. Invoked by ruleForm. */
export const ruleEditMachine = versionedForm<StoredRules, RuleChange, RuleChange, 'ruleEdit'>({
  id: 'ruleEdit',
  subject: 'the settings',
  versionOf: ({ rules }) => rules.version,
  kept: (change) => change,
  notSaved: adminText('rule.notSaved'),
});

export type RuleEditRef = ActorRefFrom<typeof ruleEditMachine>;
export type RuleEditSnapshot = SnapshotFrom<typeof ruleEditMachine>;
