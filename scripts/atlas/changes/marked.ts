import type { Chart } from '../chart.ts';
import type { Drawing } from '../drawing.ts';
import { escaped } from '../svg.ts';
import { NEW_LINE } from '../text.ts';
import type { Change, ChangedPart, Comparison } from './comparison.ts';

const NOTHING = 'none';

/** Such as `guard: is paid, was none`. */
export function partWords({ name, before, after }: ChangedPart): string {
  return `${name}: ${after || NOTHING}, was ${before || NOTHING}`;
}

function sign(change: Change | undefined): string {
  if (!change) return '';
  return { added: '+ ', gone: '− ', changed: '' }[change.kind];
}

/** The description of a part, after a line that says what happened to it. */
function described(description: string, change: Change | undefined): string {
  if (!change) return description;
  const lines = {
    added: () => ['+ added'],
    gone: () => ['− removed'],
    changed: () => (change.kind === 'changed' ? change.parts.map((part) => `changed ${partWords(part)}`) : []),
  }[change.kind]();
  return [...lines, description].filter((line) => line !== '').join(` ${NEW_LINE}`);
}

/** The merged chart with its changes in words, to be drawn like any other. */
export function markedChart({ merged, states, transitions }: Comparison): Chart {
  return {
    ...merged,
    states: merged.states.map((state) => ({
      ...state,
      key: `${sign(states.get(state.id))}${state.key}`,
      description: described(state.description, states.get(state.id)),
    })),
    transitions: merged.transitions.map((transition) => ({
      ...transition,
      label: transition.label && `${sign(transitions.get(transition.id))}${transition.label}`,
      description: described(transition.description, transitions.get(transition.id)),
    })),
  };
}

/** A line is added, gone or changed if all its transitions are. */
function lineKind(kinds: readonly (Change['kind'] | undefined)[]): Change['kind'] | undefined {
  const [first] = kinds;
  return kinds.every((kind) => kind === first) ? first : undefined;
}

const CLASS = /class="([^"]*)" data-(state|transition|edge)="([^"]*)"/g;

/** Adds `added`, `gone` and `changed` to the classes of what changed in a drawing. */
export function markedDrawing(svg: string, { states, transitions }: Comparison, { edges }: Drawing): string {
  const lines = new Map<string, (Change['kind'] | undefined)[]>();
  for (const edge of edges) {
    const name = escaped(`${edge.source} to ${edge.target}`);
    const kind = lineKind(edge.transitions.map(({ id }) => transitions.get(id)?.kind));
    lines.set(name, [...(lines.get(name) ?? []), kind]);
  }
  const ofStates = new Map([...states].map(([id, { kind }]) => [escaped(id), kind]));
  const ofTransitions = new Map([...transitions].map(([id, { kind }]) => [escaped(id), kind]));
  const kindOf = (part: string, id: string) => {
    if (part === 'state') return ofStates.get(id);
    return part === 'transition' ? ofTransitions.get(id) : lines.get(id)?.shift();
  };
  return svg.replaceAll(CLASS, (found, names: string, part: string, id: string) => {
    const kind = kindOf(part, id);
    return kind === undefined ? found : `class="${names} ${kind}" data-${part}="${id}"`;
  });
}
