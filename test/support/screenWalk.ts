import { act, cleanup, configure, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  StateMachine,
} from 'xstate';
import { Coverage, statesOf } from './coverage.ts';
import { fewestCovering } from './fewestCovering.ts';
import type { Walk } from './walk.ts';
import { eventsOf, isIn } from './walkCases.ts';
import { type WalkPath, waysIntoAll } from './walkPaths.ts';

/** What a person sees of a machine. States go by their path in it: `editing.priced`. */
export interface ScreenWalk {
  /**
   * Renders the screen over a quiet world, the machine at its beginning, and answers the machine. By the name of the input
   * in the walk, if that has several.
   */
  readonly open: Readonly<Record<string, () => AnyActorRef>>;
  /** Throws unless the screen shows this state; where a state beside it looks much alike, by what tells them apart. */
  readonly sees: Readonly<Record<string, () => void>>;
  /** States beside each other that are meant to look the same, such as two waits. */
  readonly alike?: readonly (readonly string[])[];
  /** States that no screen shows, each with the reason. */
  readonly unseen: Readonly<Record<string, string>>;
}

type Shown = Pick<ScreenWalk, 'sees' | 'alike'>;

interface Way {
  readonly opening: string;
  readonly path: WalkPath;
  readonly states: ReadonlySet<string>;
}

const pathIn = (node: AnyStateNode) => node.path.join('.');
const activeIn = (snapshot: AnyMachineSnapshot) =>
  (snapshot._nodes as AnyStateNode[]).filter((node) => node.parent && node.type !== 'history');
const situationOf = ({ value, status }: AnyMachineSnapshot) => JSON.stringify([value, status]);

/** The input that an actor was started with, in the shop as in a test. */
function inputOf(actor: AnyActorRef): unknown {
  return 'options' in actor ? (actor.options as { input?: unknown }).input : undefined;
}

function logicOf(actor: AnyActorRef): AnyStateMachine {
  if (!('logic' in actor) || !(actor.logic instanceof StateMachine)) throw new Error('this is no running machine');
  return actor.logic;
}

function waysFrom<Machine extends AnyStateMachine>(walk: Walk<Machine>, opening: string, actor: AnyActorRef): Way[] {
  const { machine, distinguish } = walk;
  const events = eventsOf(walk).filter((event) => isIn(walk.parts?.[opening], event));
  const situation = (snapshot: AnyMachineSnapshot) =>
    situationOf(snapshot) + JSON.stringify(distinguish?.(snapshot.context) ?? null);
  const paths = waysIntoAll({ machine, input: inputOf(actor), events, situation });
  return paths.map((path) => ({
    opening,
    path,
    states: new Set(
      path.steps.flatMap(({ state }) => activeIn(state).map(pathIn)).concat(activeIn(path.state).map(pathIn)),
    ),
  }));
}

/** One look, no wait; what fails inside `waitFor` gathers no names of everything on the page for its message. */
function isShown(see: () => void): Promise<boolean> {
  return waitFor(see, { timeout: 0 }).then(
    () => true,
    () => false,
  );
}

/** Every active state is on screen, and none that stands beside one of them. */
async function expectSeen(snapshot: AnyMachineSnapshot, { sees, alike = [] }: Shown): Promise<void> {
  const areAlike = (...states: string[]) => alike.some((group) => states.every((state) => group.includes(state)));
  const active = new Set(activeIn(snapshot));
  for (const node of active) {
    const see = sees[pathIn(node)];
    if (!see) continue;
    await waitFor(see, { timeout: 5_000 }).catch((error: unknown) => {
      const [why] = String(error).split('\n');
      throw new Error(`In ${node.id} one does not see it: ${why}`);
    });
    for (const beside of Object.values(node.parent?.states ?? {})) {
      const other = sees[pathIn(beside)];
      if (!other || active.has(beside) || areAlike(pathIn(node), pathIn(beside))) continue;
      if (await isShown(other)) throw new Error(`In ${node.id} one sees ${beside.id}`);
    }
  }
}

/** Ports and children answer as the machine would hear it from them. */
async function perform(actor: AnyActorRef, event: AnyEventObject): Promise<void> {
  if (event.type === 'xstate.init') return;
  await act(async () => actor.send(event));
}

/** One way on a screen of its own; after every step the machine is where its model is, and the screen shows it. */
async function go({ opening, path }: Way, screen: ScreenWalk, coverage: Coverage): Promise<void> {
  const open = screen.open[opening];
  if (!open) throw new Error(`There is no opening ${opening}`);
  const actor = open();
  coverage.follow(actor, logicOf(actor));
  try {
    for (const [index, { event, state }] of path.steps.entries()) {
      await perform(actor, event);
      if (situationOf(actor.getSnapshot()) !== situationOf(state)) {
        const events = path.steps.slice(1, index + 1).map((step) => JSON.stringify(step.event));
        throw new Error(`${events.join(', ')} leads to ${situationOf(actor.getSnapshot())}, not ${situationOf(state)}`);
      }
      await expectSeen(actor.getSnapshot(), screen);
    }
  } finally {
    cleanup();
  }
}

/** A failed look is no news here and is told in a line: the whole page written out takes most of the time. */
configure({ getElementError: (message) => new Error(message ?? 'not found') });

/** Every way on the screen: what went wrong, which states no way led through, and what was reached. */
export async function lookAtAll<Machine extends AnyStateMachine>(walk: Walk<Machine>, screen: ScreenWalk) {
  const { machine } = walk;
  const coverage = new Coverage(machine);
  const idOf = (state: string) => `${machine.id}.${state}`;
  const found = Object.entries(screen.open).flatMap(([opening, open]) => {
    const from = waysFrom(walk, opening, open());
    cleanup();
    return from;
  });
  const ways = fewestCovering(found, ({ states }) => [...states].filter((state) => state in screen.sees));
  const faults = new Set<string>();
  for (const way of ways) await go(way, screen, coverage).catch((error: Error) => faults.add(error.message));
  const excused = Object.fromEntries(Object.entries(screen.unseen).map(([state, reason]) => [idOf(state), reason]));
  const record = coverage.record('screen', ways.length, excused);
  const missed = Object.keys(screen.sees)
    .map(idOf)
    .filter((id) => (record.states[id] ?? 0) === 0);
  return { faults: [...faults], missed, record };
}

/** The tests of one machine's walk over its rendered screen. */
export function walkScreen<Machine extends AnyStateMachine>(walk: Walk<Machine>, screen: ScreenWalk): void {
  describe(`walks over the screen of ${walk.machine.id}`, () => {
    afterEach(cleanup);

    test('every state has a screen or a reason to have none', () => {
      const told = [...Object.keys(screen.sees), ...Object.keys(screen.unseen)];
      expect(told.toSorted()).toEqual(statesOf(walk.machine).map(pathIn).toSorted());
    });

    test('every state that has a screen is seen on it, and none beside it', async ({ task }) => {
      const { faults, missed, record } = await lookAtAll(walk, screen);
      task.meta.walks = [record];
      expect({ faults, missed }).toEqual({ faults: [], missed: [] });
    });
  });
}
