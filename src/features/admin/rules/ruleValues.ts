import { amountProblem, amountTextOf, type Sent } from '#domain/rules/amounts.ts';
import type { RuleChanges, Rules, RuleTopic } from '#domain/rules/topics.ts';
import type { StoredRules } from '#machines/admin/ruleForm/ruleForm.ts';

const money = (amount: number | null) => amountTextOf(amount) ?? '';

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
    return rules satisfies Rules[RuleTopic];
  };
  return typed() as RuleChanges[Topic];
}

/** An amount as it was understood; text that is none stays as it was typed. */
export function shownAmount(typed: Sent): string {
  const isAmount = amountProblem(typed, { isRequired: false }) === null;
  return (isAmount ? amountTextOf(typed) : null) ?? String(typed ?? '');
}
