import type { LandingConflict, StoredLanding } from '#domain/api/landing.ts';
import type { Catalogue } from '#domain/catalog/catalogue.ts';
import type { LandingLayout } from '#domain/landing/layout.ts';
import { renumbered } from '#domain/landing/layoutRules.ts';
import type { ParkedLanding } from '#domain/landing/parkedLanding.ts';
import type { Finder } from '#domain/search/finder.ts';

/** The landing page as it is kept, with what its products are shown by, and an edit of it that is to go on. */
export interface OpenedLanding {
  landing: StoredLanding;
  catalogue: Catalogue;
  /** What finds its products, once searching is prepared. */
  finder?: (() => Finder | null) | undefined;
  /** This week's specials, in their order. */
  pushProductKeys: readonly number[];
  resumed: ParkedLanding | null;
}

/** A page on its way, with the version that it was read at. */
export interface LandingSave {
  layout: LandingLayout;
  version: number;
}

/** `stale`: somebody saved it since; this is what he saved, who he is, and when it was. */
export type LandingAnswer =
  | { kind: 'done' }
  | { kind: 'stale'; conflict: LandingConflict }
  | { kind: 'refused'; text: string };

/** What became of a save. `theirs`: what somebody else saved takes the place of mine. */
export type LandingSaved =
  | { kind: 'saved' }
  | { kind: 'theirs'; landing: StoredLanding }
  | { kind: 'failed'; text: string }
  | { kind: 'unsaved' };

export function layoutOf({ version: _, ...layout }: StoredLanding): LandingLayout {
  return { ...layout, cards: renumbered(layout.cards) };
}

/** Where the focus goes once the page shows what was done: a card's button, or what makes the first card. */
export interface Focus {
  readonly card: number | null;
  readonly control: 'edit' | 'left' | 'right' | 'insert' | 'hide' | 'delete';
}
