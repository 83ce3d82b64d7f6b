import { type Static, type TSchema, Type } from 'typebox';
import { KEPT_FOR_MS } from '#domain/parked/keptFor.ts';
import {
  type Kind,
  PARKED_KINDS,
  type ParkedKind,
  ParkedRecord,
  type ParkedWork,
  type WorkOf,
  type WorkOwner,
} from '#domain/parked/parkedWork.ts';
import type { RecalledWork } from '#machines/shop/parkedWork/parkedWorkMachine.ts';
import { isOf } from '../api/schemaCheck.ts';
import type { Storages } from '../browser/storage.ts';
import { ENTRY_KEY, PARKED_KEY } from './loggedOut.ts';

/**
 * Work that the end of a session interrupted: one record for whoever worked last, in local storage. What he goes on with
 * waits in the storage of the tab until its page takes it. A storage that throws keeps nothing.
 */
export interface ParkedStore {
  /** False where the storage did not take it. */
  park<Name extends ParkedKind>(owner: WorkOwner, kind: Name, work: WorkOf<Name>): boolean;
  /** Forgets what is another's, too old, or no longer what its kind says. */
  recall(owner: WorkOwner): RecalledWork;
  /** It is not offered again. */
  discard(work: ParkedWork): void;
  /** Its page finds it when it is entered next. */
  takeUp(work: ParkedWork): void;
  /** Nothing that this user typed stays; of lines that were sent, it is still to be found out whether they arrived. */
  clearTyped(username: string): void;
  /** As it stands now, for a tab that crashes; null: there is nothing any more. */
  keepInTab<Name extends ParkedKind>(owner: WorkOwner, kind: Name, work: WorkOf<Name> | null): void;
  /** What was taken up or kept for the place where this goes on, once, and for nobody but its owner. */
  takenUp<Name extends ParkedKind>(kind: Name, href: string, owner: WorkOwner | null): WorkOf<Name> | null;
}

type Kept = ParkedRecord['works'][number];

const TakenUp = Type.Object({
  version: Type.Integer(),
  href: Type.String(),
  work: Type.Object({}),
  /** Whose it is and since when, where nobody has been asked yet. */
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

/** What remains of the lines of quick entry. */
function withoutLines(text: string | null): string | null {
  const kept = parse(text);
  const isSent = typeof kept === 'object' && kept !== null && 'pending' in kept && kept.pending !== null;
  return isSent ? JSON.stringify({ ...kept, lines: [] }) : null;
}

function isKind(name: string): name is ParkedKind {
  return Object.hasOwn(PARKED_KINDS, name);
}

function isReadable<Name extends ParkedKind>(
  kind: Name,
  kept: Pick<Kept, 'version' | 'work'>,
): kept is { version: number; work: WorkOf<Name> } {
  const { version, shape }: Kind<TSchema> = PARKED_KINDS[kind];
  return kept.version === version && isOf(shape, kept.work);
}

/** Null: a kind, a version or a shape that this program does not know. */
function offerOf(kept: Kept): ParkedWork | null {
  const { kind } = kept;
  if (!isKind(kind) || !isReadable(kind, kept)) return null;
  const { hrefOf, textOf }: Kind<TSchema> = PARKED_KINDS[kind];
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

export function createParkedStore({ localStorage, sessionStorage }: Storages, now: () => number): ParkedStore {
  function read(): ParkedRecord | null {
    const record = parse(localStorage.getItem(PARKED_KEY));
    return isOf(ParkedRecord, record) ? record : null;
  }

  function worksOf({ username, customerKey }: WorkOwner): Kept[] {
    const record = read();
    if (record?.username !== username || record.customerKey !== customerKey) return [];
    return record.works.filter(({ parkedAt }) => now() - parkedAt < KEPT_FOR_MS);
  }

  function write({ username, customerKey }: WorkOwner, works: ParkedRecord['works']): void {
    localStorage.removeItem(PARKED_KEY);
    const record: ParkedRecord = { version: 1, username, customerKey, works };
    if (works.length > 0) localStorage.setItem(PARKED_KEY, JSON.stringify(record));
  }

  function isOwned(kept: Static<typeof TakenUp>['kept'], owner: WorkOwner | null): boolean {
    if (!kept) return true;
    const isHis = owner?.username === kept.username && owner.customerKey === kept.customerKey;
    return isHis && now() - kept.at < KEPT_FOR_MS;
  }

  const isAt = (kind: ParkedKind, href: string) => (kept: Kept) => kept.kind === kind && offerOf(kept)?.href === href;

  function discard({ kind, href }: ParkedWork): void {
    const record = read();
    if (!record) return;
    const isMeant = isAt(kind, href);
    write(
      record,
      record.works.filter((kept) => !isMeant(kept)),
    );
  }

  return {
    park: (owner, kind, work) =>
      safely(() => {
        const hasLoggedOut = localStorage.getItem(PARKED_KEY) === '';
        if (hasLoggedOut) return true;
        const { version, hrefOf }: Kind<TSchema> = PARKED_KINDS[kind];
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
          // What all of it fits is not written again: another tab may have taken it up since it was read.
          if (known.length !== read()?.works.length) write(owner, known);
          return { works: known.flatMap((work) => offerOf(work) ?? []), wasDropped: known.length < kept.length };
        },
        { works: [], wasDropped: false },
      ),
    discard: (work) => safely(() => discard(work), undefined),
    takeUp: (work) =>
      safely(() => {
        const { version } = PARKED_KINDS[work.kind];
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
        const { version, hrefOf }: Kind<TSchema> = PARKED_KINDS[kind];
        const kept = { username, customerKey, at: now() };
        sessionStorage.setItem(TAKEN_UP_KEY + kind, JSON.stringify({ version, href: hrefOf(work), work, kept }));
      }, undefined),
    takenUp: (kind, href, owner) =>
      safely(() => {
        const found = parse(sessionStorage.getItem(TAKEN_UP_KEY + kind));
        if (!isOf(TakenUp, found) || found.href !== href) return null;
        sessionStorage.removeItem(TAKEN_UP_KEY + kind);
        return isReadable(kind, found) && isOwned(found.kept, owner) ? found.work : null;
      }, null),
  };
}
