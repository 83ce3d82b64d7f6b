import { describe, expect, test } from 'vitest';
import { checkoutMachine } from '#machines/ordering/checkout/checkoutMachine.ts';
import { type Chart, chartOf } from '../../scripts/atlas/chart.ts';
import { causeWords } from '../../scripts/atlas/labels.ts';
import { begun, continued, innermost, lastOf, offersAt, type Play, takenBack } from '../../scripts/atlas/page/play.ts';
import { answerWords, stepWords } from '../../scripts/atlas/page/sentences.ts';
import { teaMachine } from './sample.ts';

const tea = chartOf(teaMachine, 'Makes tea.');
const checkout = chartOf(checkoutMachine, 'Takes a cart to an order.');

function here(chart: Chart, play: Play): string[] {
  return innermost(chart, lastOf(play).active).map((id) => id.slice(chart.id.length + 1));
}

function offered(chart: Chart, play: Play): string[] {
  return offersAt(chart, lastOf(play).active).flatMap((offer) =>
    offer.answers.map((answer) => `${causeWords(offer)} ${answerWords(chart, answer)}`),
  );
}

/** Chooses the options with these labels, one after the other. */
function played(chart: Chart, ...words: readonly string[]): Play {
  return words.reduce((play, wanted) => {
    for (const offer of offersAt(chart, lastOf(play).active)) {
      const answer = offer.answers.find((choice) => `${causeWords(offer)} ${answerWords(chart, choice)}` === wanted);
      if (answer) return continued(chart, play, offer, answer);
    }
    throw new Error(`"${wanted}" is not offered, but ${offered(chart, play).join(' | ')}`);
  }, begun(chart));
}

const GREEN = 'Choose leaf if it is leaf: green → Steeping';
const WITHERED = 'Choose leaf otherwise → Broken';
const SMASH = 'Smash pot → Broken';

describe('playing a chart:', () => {
  test.each<[string[], string[]]>([
    [[], ['pot.empty', 'guest']],
    [[GREEN], ['pot.brewing.steeping', 'guest']],
    [
      [GREEN, 'After 1.5 min → Strong'],
      ['pot.brewing.strong', 'guest'],
    ],
    [
      [GREEN, 'Leaves are fetched if it is thirsty → Served'],
      ['pot.served', 'guest'],
    ],
    [[WITHERED], ['pot.broken', 'guest']],
    [
      [WITHERED, 'At once if it is thirsty → Empty'],
      ['pot.empty', 'guest'],
    ],
    [['Empty pot → Empty begins again'], ['pot.empty', 'guest']],
    [['Clean pot → rings: small; stays here'], ['pot.empty', 'guest']],
    [
      [GREEN, 'After 1.5 min → Strong', SMASH],
      ['pot.broken', 'guest'],
    ],
  ])('after %j one is in %j', (words, states) => {
    expect(here(tea, played(tea, ...words))).toEqual(states);
  });

  test('every state around an active one is active too', () => {
    expect(lastOf(played(tea, GREEN)).active).toEqual([
      'tea',
      'tea.pot',
      'tea.pot.brewing',
      'tea.pot.brewing.steeping',
      'tea.guest',
    ]);
  });

  test('the events of the active states and those around them are offered, each guard with its own answer', () => {
    expect(offered(tea, begun(tea))).toEqual([
      SMASH,
      GREEN,
      WITHERED,
      'Clean pot → rings: small; stays here',
      'Empty pot → Empty begins again',
    ]);
    expect(offered(tea, played(tea, GREEN))).toEqual([
      SMASH,
      'Leaves are fetched if it is thirsty → Served',
      'Leaves could not be fetched → Broken',
      'After 1.5 min → Strong',
      'After mood → Served',
    ]);
  });

  test('a guard that may be true leaves the rest open', () => {
    expect(offered(tea, played(tea, WITHERED))).toEqual(['At once if it is thirsty → Empty', SMASH]);
  });

  test('going back moves choice by choice, and never before the beginning', () => {
    const play = played(tea, GREEN, 'After 1.5 min → Strong');
    expect(here(tea, takenBack(play))).toEqual(['pot.brewing.steeping', 'guest']);
    expect(takenBack(takenBack(play))).toEqual(begun(tea));
    expect(takenBack(begun(tea))).toEqual(begun(tea));
  });
});

function transition(source: string, descriptor: string, target: string | null, guard: string | null = null, index = 0) {
  const kinds = { always: 'always', 'xstate.done.state.m.a': 'done' } as const;
  return {
    id: `${source} on ${descriptor} [${index}]`,
    source,
    targets: target === null ? [] : [target],
    kind: kinds[descriptor as keyof typeof kinds] ?? ('event' as const),
    label: descriptor,
    guard,
    description: '',
    effects: [],
    isReentering: false,
    isTrouble: false,
    order: null,
    isOnPath: false,
  };
}

function state(id: string, type: Chart['states'][number]['type'], initial: string | null = null) {
  const parent = id.includes('.') ? id.slice(0, id.lastIndexOf('.')) : null;
  const nothing = { description: '', tags: [], features: [], invokes: [], entry: [], exit: [] };
  return { id, key: id.slice(id.lastIndexOf('.') + 1), parent, type, initial, ...nothing };
}

const twins: Chart = {
  id: 'm',
  sentence: '',
  spawns: [],
  path: [],
  states: [
    state('m', 'compound', 'm.a'),
    state('m.a', 'parallel'),
    state('m.a.left', 'compound', 'm.a.left.on'),
    state('m.a.left.on', 'atomic'),
    state('m.a.left.off', 'final'),
    state('m.a.right', 'compound', 'm.a.right.on'),
    state('m.a.right.on', 'atomic'),
    state('m.a.right.off', 'final'),
    state('m.passing', 'atomic'),
    state('m.end', 'final'),
  ],
  transitions: [
    transition('m.a', 'xstate.done.state.m.a', 'm.passing'),
    transition('m.a.left.on', 'both.stop', 'm.a.left.off'),
    transition('m.a.right.on', 'both.stop', 'm.a.right.off', 'is ready'),
    transition('m.passing', 'always', 'm.end', 'is late'),
    transition('m.passing', 'always', 'm.a', 'otherwise', 1),
  ],
};

describe('playing parallel parts and transitions without an event:', () => {
  test('parts with the same event answer it together', () => {
    expect(offered(twins, begun(twins))).toEqual(['Stop both → Off, and if it is ready → Off', 'Stop both → Off']);
  });

  test('a part that is done waits for the other; when all are done it continues by itself, until a guard decides', () => {
    expect(here(twins, played(twins, 'Stop both → Off'))).toEqual(['a.left.off', 'a.right.on']);
    const play = played(twins, 'Stop both → Off, and if it is ready → Off');
    expect(here(twins, play)).toEqual(['passing']);
    expect(offered(twins, play)).toEqual(['At once if it is late → End', 'At once otherwise → A']);
    expect(takenBack(play)).toEqual(begun(twins));
  });

  test('at the end of the machine nothing is offered', () => {
    const end = played(twins, 'Stop both → Off, and if it is ready → Off', 'At once if it is late → End');
    expect(offered(twins, end)).toEqual([]);
  });

  test('a machine that restarts inside its own state enters all its parts again', () => {
    const again = played(twins, 'Stop both → Off, and if it is ready → Off', 'At once otherwise → A');
    expect(here(twins, again)).toEqual(['a.left.on', 'a.right.on']);
  });
});

const nested: Chart = {
  ...twins,
  transitions: [
    ...twins.transitions,
    transition('m', 'help.ask', null),
    transition('m.a', 'alarm.ring', 'm.passing'),
    transition('m.a.left.on', 'alarm.ring', 'm.a.left.off'),
    transition('m.a.right', 'right.reset', 'm.a.right.on'),
    transition('m.a.right.on', 'right.stop', 'm.a.right.off'),
  ],
};

describe('playing states inside states:', () => {
  test('a transition of an inner state precedes one of a state around it', () => {
    const alarms = offered(nested, begun(nested)).filter((words) => words.startsWith('Ring alarm'));
    expect(alarms).toEqual(['Ring alarm → Off']);
    expect(here(nested, played(nested, 'Ring alarm → Off', 'Ring alarm → Passing'))).toEqual(['passing']);
  });

  test('an event in one part leaves the other unchanged', () => {
    const play = played(nested, 'Ring alarm → Off', 'Reset right → On');
    expect(here(nested, play)).toEqual(['a.left.off', 'a.right.on']);
  });

  test('a machine that is done accepts no event', () => {
    const words = ['Stop both → Off, and if it is ready → Off', 'At once if it is late → End'];
    expect(offered(nested, begun(nested))).toContain('Ask help → stays here');
    expect(offered(nested, played(nested, ...words))).toEqual([]);
  });
});

describe('playing the checkout:', () => {
  test('every state of it can be reached by choosing', () => {
    const seen = new Set<string>();
    const known = new Set<string>();
    const open: Play[] = [begun(checkout)];
    for (let play = open.pop(); play; play = open.pop()) {
      const { active } = lastOf(play);
      for (const step of play) for (const id of step.active) seen.add(id);
      if (known.has(active.join())) continue;
      known.add(active.join());
      for (const offer of offersAt(checkout, active)) {
        for (const answer of offer.answers) open.push(continued(checkout, play, offer, answer));
      }
    }
    expect([...seen].toSorted()).toEqual(checkout.states.map(({ id }) => id).toSorted());
  });

  test('the trail describes each step in words', () => {
    const play = begun(checkout);
    const [offer] = offersAt(checkout, lastOf(play).active);
    const [answer] = offer?.answers ?? [];
    if (!offer || !answer) throw new Error('checkout begins with something to do');
    const trail = continued(checkout, play, offer, answer).map((step) => stepWords(checkout, step.offer, step.taken));
    expect(trail[0]).toBe('It begins');
    expect(trail[1]).toMatch(/→ [A-Z]/);
  });
});
