import { eventWords } from '../labels.ts';
import { asTitle } from '../words.ts';
import type { PageData } from './pageData.ts';

export interface Finding {
  kind: 'machine' | 'state' | 'event' | 'invariant';
  title: string;
  text: string;
  machineId: string;
  stateId: string | null;
  /** The ids and texts of its capabilities. */
  features?: readonly string[];
  /** The capability that made it a finding, if nothing else matched. */
  because?: string;
}

/** The searchable items: machines, states, events and invariants with their texts. */
export function findable({ machines, features: texts }: PageData): readonly Finding[] {
  return machines.flatMap(({ chart, invariants }): Finding[] => {
    const machineId = chart.id;
    const [, ...states] = chart.states;
    const events = chart.transitions.filter(({ kind }) => kind === 'event');
    return [
      { kind: 'machine', title: asTitle(machineId), text: `${chart.sentence} ${machineId}`, machineId, stateId: null },
      ...states.map(({ id, key, description, features: ids }): Finding => {
        const features = ids.map((feature) => `${feature} ${texts[feature] ?? ''}`);
        return { kind: 'state', title: asTitle(key), text: `${description} ${id}`, machineId, stateId: id, features };
      }),
      ...events.map(({ label, description, source }): Finding => {
        const title = eventWords(label);
        return { kind: 'event', title, text: `${description} ${label}`, machineId, stateId: source };
      }),
      ...invariants.map((text): Finding => ({ kind: 'invariant', title: text, text: '', machineId, stateId: null })),
    ];
  });
}

/**
 * The findings with every word: titles before texts, and texts before capabilities. An event of a machine is listed
 * once.
 */
export function found(findings: readonly Finding[], query: string): readonly Finding[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const served = ({ features = [] }: Finding) =>
    features.find((feature) => words.every((word) => feature.toLowerCase().includes(word)));
  const rank = (finding: Finding): number => {
    const { title, text } = finding;
    const [name, all] = [title.toLowerCase(), `${title} ${text}`.toLowerCase()];
    if (!words.every((word) => all.includes(word))) return served(finding) === undefined ? -1 : 3;
    if (name.startsWith(words.join(' '))) return 0;
    return words.every((word) => name.includes(word)) ? 1 : 2;
  };
  const unique = new Map<string, Finding>();
  for (const finding of findings) {
    const { kind, machineId, title, stateId } = finding;
    const key = [kind, machineId, title, kind === 'event' ? '' : stateId].join();
    if (rank(finding) >= 0 && !unique.has(key)) unique.set(key, finding);
  }
  return [...unique.values()]
    .toSorted((left, right) => rank(left) - rank(right))
    .map((finding) => (rank(finding) === 3 ? { ...finding, because: served(finding) ?? '' } : finding));
}
