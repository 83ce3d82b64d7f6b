import { amountProblem, amountTextOf, type Sent } from '#domain/rules/amounts.ts';
import type { RuleChanges, Rules, RuleTopic } from '#domain/rules/topics.ts';
import type { SynonymGroup } from '#domain/search/synonymGroup.ts';
import type { StoredRules } from '#machines/admin/ruleForm/ruleForm.ts';

const money = (amount: number | null) => amountTextOf(amount) ?? '';

const spaced = (words: readonly string[]) => words.map((word, place) => (place === 0 ? word : ` ${word}`));

/** Words that are shown with commas between them, and stay what they are when they are split there. */
export const synonymValues = (groups: readonly SynonymGroup[]): SynonymGroup[] =>
  groups.map(({ typed, finds }) => ({ typed: spaced(typed), finds: spaced(finds) }));

/** What the fields begin with: amounts with their cents, everything else as the shop has it. */
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

/** An amount as it was understood; text that is none stays as it was typed. */
export function shownAmount(typed: Sent): string {
  const isAmount = amountProblem(typed, { isRequired: false }) === null;
  return (isAmount ? amountTextOf(typed) : null) ?? String(typed ?? '');
}
