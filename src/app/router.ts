import type { ComponentProps } from 'react';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  parsePath,
  type To,
  type unstable_HistoryRouter,
} from 'react-router-dom';

/** A step to another address. */
export interface Step {
  readonly from: Location;
  readonly to: Location;
  /** Back, Forward, or an address that the user typed. */
  readonly isThroughHistory: boolean;
}

/** The address bar: where the user is, and steps that can be stopped before they are made. */
export interface Router {
  readonly location: Location;
  /** Whether the last step was one through the history. */
  readonly isThroughHistory: boolean;
  /** Whether a step is stopped, and neither made nor forgotten yet. */
  readonly isStopped: boolean;
  navigate(to: To, options?: { replace?: boolean; state?: unknown }): void;
  /** Called after each step. */
  subscribe(changed: () => void): () => void;
  /** Asked before each step. `onStopped` is called when the user is back on the page that the step would leave. */
  guard(stops: (step: Step) => boolean, onStopped: (step: Step) => void): void;
  makeStopped(): void;
  forgetStopped(): void;
  /** What React Router needs. */
  readonly history: ComponentProps<typeof unstable_HistoryRouter>['history'];
}

/** Without the loaders and actions of React Router: machines load what pages need. */
export function createRouter(): Router {
  const browser = createBrowserHistory();
  const listeners = new Set<() => void>();
  let location = browser.location;
  let stops: (step: Step) => boolean = () => false;
  let onStopped: (step: Step) => void = () => undefined;
  let stopped: (() => void) | null = null;
  let isMakingStopped = false;
  /** The browser is on its way back from a stopped step through the history. */
  let returning: Step | null = null;

  function arrive(): void {
    location = browser.location;
    stopped = null;
    isMakingStopped = false;
    for (const listener of [...listeners]) listener();
  }

  function isAllowed(step: Step): boolean {
    return isMakingStopped || !stops(step);
  }

  const navigate: Router['navigate'] = (to, { replace = false, state = null } = {}) => {
    const make = () => {
      if (replace) browser.replace(to, state);
      else browser.push(to, state);
      arrive();
    };
    const path = typeof to === 'string' ? parsePath(to) : to;
    const step = { from: location, to: { ...location, search: '', hash: '', ...path, state }, isThroughHistory: false };
    if (isAllowed(step)) return make();
    stopped = make;
    onStopped(step);
  };

  browser.listen(({ location: to, delta }) => {
    if (returning) {
      const step = returning;
      returning = null;
      return onStopped(step);
    }
    const step = { from: location, to, isThroughHistory: true };
    if (!delta || isAllowed(step)) return arrive();
    stopped = () => browser.go(delta);
    returning = step;
    browser.go(-delta);
  });

  const isThroughHistory = () => browser.action === 'POP';
  const subscribe: Router['subscribe'] = (changed) => {
    listeners.add(changed);
    return () => listeners.delete(changed);
  };
  return {
    get location() {
      return location;
    },
    get isThroughHistory() {
      return isThroughHistory();
    },
    get isStopped() {
      return stopped !== null;
    },
    navigate,
    subscribe,
    guard: (asked, then) => {
      stops = asked;
      onStopped = then;
    },
    makeStopped: () => {
      if (!stopped) return;
      isMakingStopped = true;
      stopped();
    },
    forgetStopped: () => {
      stopped = null;
    },
    history: {
      ...browser,
      get action() {
        return browser.action;
      },
      get location() {
        return location;
      },
      push: (to, state) => navigate(to, { state }),
      replace: (to, state) => navigate(to, { replace: true, state }),
      listen: (changed) => subscribe(() => changed({ action: browser.action, location, delta: null })),
    },
  };
}
