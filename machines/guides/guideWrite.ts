import type { ActorRef, Snapshot } from 'xstate';
import type { Guide } from '#domain/guide/guide.ts';
import type { GuidePatchLine } from '#domain/guide/guidePatch.ts';
import { texts } from '#domain/texts.ts';
import { failureOf } from '../lib/failure.ts';

/** Products of a new guide, quantities with at most 2 decimals. */
export interface NewGuide {
  name: string;
  products: readonly { productKey: number; orderQuantity: number; unitOfMeasure: string }[];
}

/** `id` is the present name, `name` the wanted one. `version` null: applied to the newest guide. */
export interface GuideChangeRequest {
  id: string;
  name: string;
  lines: readonly GuidePatchLine[];
  version: number | null;
}

/** How the server answered. `stale`: someone else changed the guide since `version`; nothing was changed. */
export type GuideAnswer =
  | { kind: 'done' }
  | { kind: 'refused'; status: number; text: string }
  | { kind: 'stale'; guide: Guide };

/** Whoever keeps the list of guides: told after each change, answered or not. The catalogue, or a puppet in tests. */
export type GuideKeeper = ActorRef<Snapshot<unknown>, { type: 'guides.refresh' }>;

/** What to say of a call without an answer, in words. */
export function troubleOf(error: unknown): string {
  const { kind, detail } = failureOf(error);
  return kind === 'offline' ? texts.orderGuide.noResponse : detail || texts.orderGuide.unexpected;
}
