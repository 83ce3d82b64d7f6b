import type { SynonymGroup } from '#domain/search/synonymGroup.ts';
import { amountProblem, amountTextOf, type Sent } from '#domain/siteConfiguration/amounts.ts';
import type { Configuration, ConfigurationChanges, ConfigurationTopic } from '#domain/siteConfiguration/topics.ts';
import type { StoredConfiguration } from '#machines/admin/configurationForm/configurationForm.ts';

const money = (amount: number | null) => amountTextOf(amount) ?? '';

const spaced = (words: readonly string[]) => words.map((word, place) => (place === 0 ? word : ` ${word}`));

/** Words without commas, so that a joined list splits into the same words. */
export const synonymValues = (groups: readonly SynonymGroup[]): SynonymGroup[] =>
  groups.map(({ typed, finds }) => ({ typed: spaced(typed), finds: spaced(finds) }));

/** The initial values of the fields: amounts with cents, everything else as stored. */
export function valuesOf<Topic extends ConfigurationTopic>({
  topic,
  configuration,
}: StoredConfiguration): ConfigurationChanges[Topic] {
  const typed = (): ConfigurationChanges[ConfigurationTopic] => {
    if (topic === 'charges') {
      return {
        ...configuration,
        addOnCharge: money(configuration.addOnCharge),
        addOnFreeFrom: money(configuration.addOnFreeFrom),
      };
    }
    if (topic === 'zips') {
      const rows = configuration.rules.map((area) => ({ ...area, minimumOrderAmount: money(area.minimumOrderAmount) }));
      return { ...configuration, rules: rows };
    }
    if (topic === 'synonyms') return { ...configuration, groups: synonymValues(configuration.groups) };
    return configuration satisfies Configuration[ConfigurationTopic];
  };
  return typed() as ConfigurationChanges[Topic];
}

/** A parsed amount; other text stays as typed. */
export function shownAmount(typed: Sent): string {
  const isAmount = amountProblem(typed, { isRequired: false }) === null;
  return (isAmount ? amountTextOf(typed) : null) ?? String(typed ?? '');
}
