import type { Locator, Page } from 'playwright-core';
import type { DemoBuyer } from '../shop/demoBuyer.ts';
import type { Person } from './people.ts';
import type { ServerRule } from './server.ts';

/** Where a step acts: `part` is the page, or the dialog or row that the step is limited to. */
export interface Place {
  readonly page: Page;
  readonly part: Page | Locator;
  /** The signed-in person at the API; null for a guest. */
  readonly buyer: DemoBuyer | null;
}

export type Step = (place: Place) => Promise<unknown>;

/** A text that must be visible, or a step that waits for something else. */
export type Sight = string | RegExp | Step;

/** One state of a screen: the server's answers, the person's actions, and what must be seen then. */
interface State {
  /** Unique among all stories; names the pictures. */
  readonly name: string;
  /** Set before the page opens, or before the steps of a continuation. */
  readonly server?: ServerRule;
  readonly does?: Step | readonly Step[];
  readonly sees: Sight | readonly Sight[];
  /** Only in windows up to this width in CSS pixels, such as a drawer. */
  readonly upTo?: number;
  /** Whether focus is checked by tabbing through the page: one story of each screen and dialog. */
  readonly byTab?: true;
}

/** Starts with a visit. */
export interface Opening extends State {
  /** A guest when absent. */
  readonly as?: Person;
  /** The address. */
  readonly at: string;
  /** Local and session storage of the browser before the visit. */
  readonly kept?: Readonly<Record<string, string>>;
  readonly keptInTab?: Readonly<Record<string, string>>;
  /** Runs in the page before the storefront does. */
  readonly script?: string;
}

/** Continues where another story ended, in the same page: half the time of a visit. */
export interface Continuation extends State {
  /** The name of the other story. */
  readonly after: string;
}

export type Story = Opening | Continuation;

/** The stories of one page, and the folders of machines/ whose states they show. */
export interface StoryFile {
  readonly flows: readonly string[];
  readonly stories: readonly Story[];
}

type Written = Opening | (State & { readonly after?: string; readonly at?: never });

/** Lists the states of a page in order. One without `at` and `after` continues the one above it. */
export function storiesOf(flows: readonly string[], written: readonly Written[]): StoryFile {
  const stories = written.map((story, index): Story => {
    if (story.at !== undefined) return story;
    const after = story.after ?? written[index - 1]?.name;
    if (after === undefined) throw new Error(`${story.name} needs an address`);
    return { ...story, after };
  });
  return { flows, stories };
}
