import { amountProblem, amountTextOf, type Sent } from '#domain/rules/amounts.ts';
import type { RuleChanges, Rules, RuleTopic } from '#domain/rules/topics.ts';
import type { SynonymGroup } from '#domain/search/synonymGroup.ts';
import type { StoredRules } from '#machines/admin/ruleForm/ruleForm.ts';

const money = (amount: number | null) => amountTextOf(amount) ?? '';

const spaced = (words: readonly string[]) => words.map((word, place) => (place === 0 ? word : ` ${word}`));

/** Words without commas, so that a joined list splits into the same words. */
export const synonymValues = (groups: readonly SynonymGroup[]): SynonymGroup[] =>
  groups.map(({ typed, finds }) => ({ typed: spaced(typed), finds: spaced(finds) }));

/** The initial values of the fields: amounts with cents, everything else as stored. */
export function valuesOf<Topic extends RuleTopic>({ topic, rules }: StoredRules): RuleChanges[Topic] {
  const typed = (): RuleChanges[RuleTopic] => {
    if (topic === 'charges') {
      return { ...rules, addOnCharge: money(rules.addOnCharge), addOnFreeFrom: money(rules.addOnFreeFrom) };
    }
    if (topic === 'zips') {
      const rows = rules.rules.map((rule) => ({ ...rule, minimumOrderAmount: money(rule.minimumOrderAmount) }));
      return { ...rules, rules: rows };
    }
    if (topic === 'synonyms') return { ...rules, groups: synonymValues(rules.groups) };
    return rules satisfies Rules[RuleTopic];
  };
  return typed() as RuleChanges[Topic];
}

/** A parsed amount; other text stays as typed. */
export function shownAmount(typed: Sent): string {
  const isAmount = amountProblem(typed, { isRequired: false }) === null;
  return (isAmount ? amountTextOf(typed) : null) ?? String(typed ?? '');
}
