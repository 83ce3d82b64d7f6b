import { describe, expect, test } from 'vitest';
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { stateNodesOf } from '../support/walks/coverage.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../machines/**/*Machine.ts');
const screens = import.meta.glob<string>(['../../src/**/*.{ts,tsx}', '!**/*.stories.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const NOT_SHOWN = 'a refused control is not on screen';
const ACCEPTED = 'the guard accepts what the screen asks with; only a running request refuses it';

/** Events that a screen asks for although their guards have no sentence, with the reason. */
const WITHOUT_SENTENCE: Readonly<Record<string, string>> = {
  'customer.keepPrevious': NOT_SHOWN,
  'customer.unset': NOT_SHOWN,
  'elsewhere.take': 'its screen says it, because the machine loads on the first visit',
  'guest.browse': NOT_SHOWN,
  'import.request': NOT_SHOWN,
  'messages.open': ACCEPTED,
  'panel.turnOff': NOT_SHOWN,
  'partner.open': ACCEPTED,
  'send.retry': NOT_SHOWN,
  'sending.cancel': NOT_SHOWN,
  'session.logOut': NOT_SHOWN,
  'shipMethod.chooseAgain': NOT_SHOWN,
  'shipMethod.keepPrevious': NOT_SHOWN,
  'standard.fill': NOT_SHOWN,
  'user.open': ACCEPTED,
};

/** What `disabled` may be while a request runs; a rule that disables longer says why by `blockedBy`. */
const MOMENT = /^!?\(?(is|can)[A-Z]\w*( \|\| \w+\)?| && !?\w+( !== '\w+')?)?$/;
/** Besides: steps of a number that is not there or is 0, fields of a moment, the choice of nothing, and an unread line. */
const ALSO: readonly string[] = [
  'isFixed || !quantity || quantity.isZero()',
  'isFixed || !quantity',
  '!quantity || quantity.isZero()',
  '!quantity',
  'input.disabled',
  'field.readOnly',
  'texts.isRequired',
  '!isEditable || (outcome === null && !offer)',
];

const all = Object.entries(screens);
const asked = (form: RegExp) =>
  new Set(all.flatMap(([, source]) => [...source.matchAll(form)].map(([, type = '']) => type)));

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && '__xstatenode' in value;

async function everyMachine(): Promise<AnyStateMachine[]> {
  const loaded = await Promise.all(Object.values(modules).map((load) => load()));
  return [...new Set(loaded.flatMap((exported) => Object.values(exported).filter(isMachine)))];
}

function hasSentence({ implementations }: AnyStateMachine, { guard }: AnyTransitionDefinition): boolean {
  const name = typeof guard === 'object' ? guard.type : guard;
  const named: unknown = typeof name === 'string' ? implementations.guards[name] : null;
  return typeof named === 'function' && 'refusal' in named;
}

/** The transitions that are tried in a state: its own, then those of the states around it. */
function candidatesOf(node: AnyStateNode, type: string): AnyTransitionDefinition[] {
  const around = node.parent ? candidatesOf(node.parent, type) : [];
  return [...(node.transitions.get(type) ?? []), ...around];
}

describe('a control that a guard disables', () => {
  const sentences = asked(/refusalOf\(\s*\w+,\s*\{\s*type: '([\w.]+)'/g);
  const answers = asked(/\.can\(\{ type: '([\w.]+)'/g);

  test('has a sentence of the guard that can refuse it, in every chart and state', async () => {
    const machines = await everyMachine();
    const faults = machines.flatMap((machine) =>
      stateNodesOf(machine.root).flatMap((node) =>
        [...node.transitions.keys()].flatMap((type) => {
          const candidates = candidatesOf(node, type);
          const canRefuse = candidates.every(({ guard }) => guard !== undefined);
          const isAsked = sentences.has(type) || (answers.has(type) && !(type in WITHOUT_SENTENCE));
          const isSilent = canRefuse && isAsked && !candidates.some((candidate) => hasSentence(machine, candidate));
          return isSilent ? [`${node.id} on ${type}`] : [];
        }),
      ),
    );
    expect(faults, 'write the guard with refusing() of machines/lib/refusal.ts').toEqual([]);
  });

  test('asks for an event that charts have, and each without a sentence is still asked for', async () => {
    const types = new Set(
      (await everyMachine()).flatMap(({ root }) => stateNodesOf(root).flatMap((node) => [...node.transitions.keys()])),
    );
    expect([...sentences].filter((type) => !types.has(type))).toEqual([]);
    expect(sentences.size).toBeGreaterThanOrEqual(10);
    expect(Object.keys(WITHOUT_SENTENCE).filter((type) => !answers.has(type))).toEqual([]);
  });

  test('is disabled without a sentence only for the moment of a request', () => {
    const faults = all.flatMap(([file, source]) =>
      [...source.matchAll(/\s(?:disabled|isDisabled)=\{([^}]+)\}/g)].flatMap(([, condition = '']) =>
        MOMENT.test(condition.trim()) || ALSO.includes(condition.trim()) ? [] : [`${file}: ${condition}`],
      ),
    );
    expect(faults).toEqual([]);
  });
});
