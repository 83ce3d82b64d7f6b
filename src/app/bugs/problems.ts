import { Actor, type InspectionEvent, StateMachine } from 'xstate';
import { reportProblem } from '#domain/api/problem.ts';
import { PortFailure } from '#machines/lib/failure.ts';
import type { Api } from '../../api/client.ts';
import { UnreadableAnswer } from '../../api/readAnswer.ts';

const FAILED_CHILD = 'xstate.error.actor.';
/** Limits the reports, for a page that fails at every keystroke. */
const REPORTS_AT_MOST = 10;
const LONGEST = { message: 1000, word: 200 };

/** Reports bugs to the server: names and messages of the program, never input. */
export interface Problems {
  /** Watches the machines and reports those that stop, and the responses that a port could not read. */
  inspect(event: InspectionEvent): void;
  ofScreen(error: unknown, where: string): void;
}

interface Machine {
  readonly id: string;
  readonly value: unknown;
}

/** Null for a port. */
function machineOf(actor: unknown): Machine | null {
  if (!(actor instanceof Actor)) return null;
  const { machine, value } = actor.getSnapshot();
  return machine instanceof StateMachine ? { id: machine.id, value } : null;
}

/** Their messages name parts of the program; messages of other errors may quote input. */
const WITHOUT_VALUES = [TypeError, ReferenceError, UnreadableAnswer];

/** The cause of a port's failure: an unreadable response or a bug. Null: a failure that its machine expects. */
function bugOf(error: unknown): unknown {
  const cause = error instanceof PortFailure && error.failure.kind === 'unexpected' ? error.cause : error;
  return WITHOUT_VALUES.some((kind) => cause instanceof kind) ? cause : null;
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return 'not an error';
  return WITHOUT_VALUES.some((kind) => error instanceof kind) ? `${error.name}: ${error.message}` : error.name;
}

export function createProblems(api: Api, browser: Window): Problems {
  const lastEvent = new WeakMap<object, string>();
  let reports = 0;

  function report(error: unknown, machine: string, state: string, event: string): void {
    reports += 1;
    if (reports > REPORTS_AT_MOST) return;
    const body = {
      message: messageOf(error).slice(0, LONGEST.message),
      machine: machine.slice(0, LONGEST.word),
      state: state.slice(0, LONGEST.word),
      event: event.slice(0, LONGEST.word),
    };
    api.call(reportProblem, { body }).catch(() => undefined);
  }

  // The browser itself writes uncaught errors to its console.
  browser.addEventListener('error', ({ error }) => report(error, 'page', '', 'error'));
  browser.addEventListener('unhandledrejection', ({ reason }) => report(reason, 'page', '', 'unhandledrejection'));

  return {
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.event') return;
      const { event, sourceRef, actorRef } = inspected;
      if (event.type.startsWith(FAILED_CHILD) && sourceRef && 'error' in event) {
        const stopped = machineOf(sourceRef);
        const machine = stopped ?? machineOf(actorRef);
        const error = stopped ? event.error : bugOf(event.error);
        const before = stopped ? (lastEvent.get(sourceRef) ?? '') : event.type;
        if (machine && error !== null) report(error, machine.id, JSON.stringify(machine.value), before);
      }
      lastEvent.set(actorRef, event.type);
    },
    ofScreen: (error, where) => {
      report(error, 'screen', where, 'render');
      browser.dispatchEvent(new Event('screenbroken'));
    },
  };
}
