import { type Static, type TSchema, Type } from 'typebox';
import { KEPT_FOR_MS } from '#domain/savedDraft/keptFor.ts';
import {
  DRAFT_KINDS,
  type DraftKind,
  DraftRecord,
  type Kind,
  type SavedDraft,
  type WorkOf,
  type WorkOwner,
} from '#domain/savedDraft/savedDraft.ts';
import type { RecalledWork } from '#machines/shop/savedDraft/savedDraftMachine.ts';
import { isOf } from '../api/schemaCheck.ts';
import type { Storages } from '../browser/storage.ts';
import { DRAFT_KEY, ENTRY_KEY } from './loggedOut.ts';

/**
 * Work that the end of a session interrupted: one record for the last user, in local storage. Resumed work waits in
 * session storage until its page takes it. If storage throws, nothing is stored.
 */
export interface DraftStore {
  /** False if the storage failed. */
  save<Name extends DraftKind>(owner: WorkOwner, kind: Name, work: WorkOf<Name>): boolean;
  /** Deletes records that belong to another user, are too old, or do not match their schema. */
  recall(owner: WorkOwner): RecalledWork;
  /** It is not offered again. */
  discard(work: SavedDraft): void;
  /** Its page resumes it on the next visit. */
  resume(work: SavedDraft): void;
  /** Deletes all input of this user, except for sent lines whose outcome is unknown. */
  clearTyped(username: string): void;
  /** The current work, for a tab that crashes; null deletes it. */
  keepInTab<Name extends DraftKind>(owner: WorkOwner, kind: Name, work: WorkOf<Name> | null): void;
  /** The resumed or stored work for this place, once, and only for its owner. */
  resumed<Name extends DraftKind>(kind: Name, href: string, owner: WorkOwner | null): WorkOf<Name> | null;
}

type Kept = DraftRecord['works'][number];

const Resumed = Type.Object({
  version: Type.Integer(),
  href: Type.String(),
  work: Type.Object({}),
  /** The owner and time, until the user has been asked. */
  kept: Type.Optional(Type.Object({ username: Type.String(), customerKey: Type.Integer(), at: Type.Number() })),
});
const TAKEN_UP_KEY = 'resumed:';

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** The remaining lines of quick entry. */
function withoutLines(text: string | null): string | null {
  const kept = parse(text);
  const isSent = typeof kept === 'object' && kept !== null && 'pending' in kept && kept.pending !== null;
  return isSent ? JSON.stringify({ ...kept, lines: [] }) : null;
}

function isKind(name: string): name is DraftKind {
  return Object.hasOwn(DRAFT_KINDS, name);
}

function isReadable<Name extends DraftKind>(
  kind: Name,
  kept: Pick<Kept, 'version' | 'work'>,
): kept is { version: number; work: WorkOf<Name> } {
  const { version, shape }: Kind<TSchema> = DRAFT_KINDS[kind];
  return kept.version === version && isOf(shape, kept.work);
}

/** Null: an unknown kind, version or shape. */
function offerOf(kept: Kept): SavedDraft | null {
  const { kind } = kept;
  if (!isKind(kind) || !isReadable(kind, kept)) return null;
  const { hrefOf, textOf }: Kind<TSchema> = DRAFT_KINDS[kind];
  return { kind, work: kept.work, href: hrefOf(kept.work), text: textOf(kept.work) };
}

function safely<Result>(act: () => Result, otherwise: Result): Result {
  try {
    return act();
  } catch {
    return otherwise;
  }
}

function keysOf(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
}

export function createDraftStore({ localStorage, sessionStorage }: Storages, now: () => number): DraftStore {
  function read(): DraftRecord | null {
    const record = parse(localStorage.getItem(DRAFT_KEY));
    return isOf(DraftRecord, record) ? record : null;
  }

  function worksOf({ username, customerKey }: WorkOwner): Kept[] {
    const record = read();
    if (record?.username !== username || record.customerKey !== customerKey) return [];
    return record.works.filter(({ parkedAt }) => now() - parkedAt < KEPT_FOR_MS);
  }

  function write({ username, customerKey }: WorkOwner, works: DraftRecord['works']): void {
    localStorage.removeItem(DRAFT_KEY);
    const record: DraftRecord = { version: 1, username, customerKey, works };
    if (works.length > 0) localStorage.setItem(DRAFT_KEY, JSON.stringify(record));
  }

  function isOwned(kept: Static<typeof Resumed>['kept'], owner: WorkOwner | null): boolean {
    if (!kept) return true;
    const isOwned = owner?.username === kept.username && owner.customerKey === kept.customerKey;
    return isOwned && now() - kept.at < KEPT_FOR_MS;
  }

  const isAt = (kind: DraftKind, href: string) => (kept: Kept) => kept.kind === kind && offerOf(kept)?.href === href;

  function discard({ kind, href }: SavedDraft): void {
    const record = read();
    if (!record) return;
    const isMeant = isAt(kind, href);
    write(
      record,
      record.works.filter((kept) => !isMeant(kept)),
    );
  }

  return {
    save: (owner, kind, work) =>
      safely(() => {
        const hasLoggedOut = localStorage.getItem(DRAFT_KEY) === '';
        if (hasLoggedOut) return true;
        const { version, hrefOf }: Kind<TSchema> = DRAFT_KINDS[kind];
        const isSame = isAt(kind, hrefOf(work));
        const others = worksOf(owner).filter((kept) => !isSame(kept));
        write(owner, [...others, { kind, version, parkedAt: now(), work }]);
        return true;
      }, false),
    recall: (owner) =>
      safely(
        () => {
          const kept = worksOf(owner);
          const known = kept.filter((work) => offerOf(work) !== null);
          // A valid record is not rewritten, because another tab may have resumed it since.
          if (known.length !== read()?.works.length) write(owner, known);
          return { works: known.flatMap((work) => offerOf(work) ?? []), wasDropped: known.length < kept.length };
        },
        { works: [], wasDropped: false },
      ),
    discard: (work) => safely(() => discard(work), undefined),
    resume: (work) =>
      safely(() => {
        const { version } = DRAFT_KINDS[work.kind];
        sessionStorage.setItem(TAKEN_UP_KEY + work.kind, JSON.stringify({ version, href: work.href, work: work.work }));
        discard(work);
      }, undefined),
    clearTyped: (username) =>
      safely(() => {
        sessionStorage.clear();
        for (const key of keysOf(localStorage)) {
          if (!key.startsWith(`${ENTRY_KEY}${username}:`)) continue;
          const sent = withoutLines(localStorage.getItem(key));
          localStorage.removeItem(key);
          if (sent !== null) localStorage.setItem(key, sent);
        }
      }, undefined),
    keepInTab: ({ username, customerKey }, kind, work) =>
      safely(() => {
        if (work === null) return sessionStorage.removeItem(TAKEN_UP_KEY + kind);
        const { version, hrefOf }: Kind<TSchema> = DRAFT_KINDS[kind];
        const kept = { username, customerKey, at: now() };
        sessionStorage.setItem(TAKEN_UP_KEY + kind, JSON.stringify({ version, href: hrefOf(work), work, kept }));
      }, undefined),
    resumed: (kind, href, owner) =>
      safely(() => {
        const found = parse(sessionStorage.getItem(TAKEN_UP_KEY + kind));
        if (!isOf(Resumed, found) || found.href !== href) return null;
        sessionStorage.removeItem(TAKEN_UP_KEY + kind);
        return isReadable(kind, found) && isOwned(found.kept, owner) ? found.work : null;
      }, null),
  };
}
