import type { RuleChanges, Rules, RuleTopic } from '#domain/rules/topics.ts';

/** The rules of a topic, as the shop has them. */
export type StoredRules = { readonly [Topic in RuleTopic]: { topic: Topic; rules: Rules[Topic] } }[RuleTopic];

/** The rules of a topic as they were typed. */
export type RuleChange = { readonly [Topic in RuleTopic]: { topic: Topic; rules: RuleChanges[Topic] } }[RuleTopic];
