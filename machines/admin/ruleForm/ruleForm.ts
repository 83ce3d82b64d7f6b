import type { RuleChanges, Rules, RuleTopic } from '#domain/rules/topics.ts';

/** The stored settings of a topic. */
export type StoredRules = { readonly [Topic in RuleTopic]: { topic: Topic; rules: Rules[Topic] } }[RuleTopic];

/** The settings of a topic as they were typed. */
export type RuleChange = { readonly [Topic in RuleTopic]: { topic: Topic; rules: RuleChanges[Topic] } }[RuleTopic];
