import type { RuleChanges, Rules, RuleTopic } from '#domain/rules/topics.ts';

/** The rules of a topic, as the shop has them. */
export type StoredRules = { readonly [Topic in RuleTopic]: { topic: Topic; rules: Rules[Topic] } }[RuleTopic];

/** The rules of a topic as they were typed, with the version that they change. */
export type RuleChange = { readonly [Topic in RuleTopic]: { topic: Topic; rules: RuleChanges[Topic] } }[RuleTopic];

/** `stale`: somebody else saved them since, and this is what he saved. */
export type RuleAnswer =
  | { kind: 'saved'; stored: StoredRules }
  | { kind: 'stale'; stored: StoredRules }
  | { kind: 'refused'; reasons: readonly string[] };
