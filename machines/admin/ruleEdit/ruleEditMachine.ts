import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { ruleTexts } from '#domain/rules/ruleTexts.ts';
import type { RuleChange, StoredRules } from '../ruleForm/ruleForm.ts';
import { versionedForm } from '../versionedForm/versionedForm.ts';

/** The rules of one topic are written. Invoked by ruleForm. */
export const ruleEditMachine = versionedForm<StoredRules, RuleChange, RuleChange, 'ruleEdit'>({
  id: 'ruleEdit',
  subject: 'the rules',
  versionOf: ({ rules }) => rules.version,
  kept: (change) => change,
  notSaved: ruleTexts.notSaved,
});

export type RuleEditRef = ActorRefFrom<typeof ruleEditMachine>;
export type RuleEditSnapshot = SnapshotFrom<typeof ruleEditMachine>;
