import { AsyncLocalStorage, createHook } from 'node:async_hooks';
import childProcess from 'node:child_process';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** What Node begins for a file, a name, a connection, a process or a thread, however it was asked to. */
const OUTWARD =
  /^(FS|DIRHANDLE|FILEHANDLE|STATWATCHER|TCP|UDP|PIPE|TLS|GETADDRINFO|GETNAMEINFO|QUERY|DNSCHANNEL|HTTP|PROCESSWRAP|WORKER$)/;

type Call = (...parameters: unknown[]) => unknown;

/** Functions that answer at once are not recorded; and `fetch` takes its time to begin. */
function wrapSynchronous(isWatched: () => boolean, note: (call: string) => void): () => void {
  const restorers = [fs, childProcess, globalThis].flatMap((module) =>
    Object.keys(module)
      .filter((name) => name.endsWith('Sync') || name === 'fetch')
      .map((name) => {
        const functions = module as unknown as Record<string, Call>;
        const original = functions[name] as Call;
        functions[name] = (...parameters) => {
          if (isWatched()) note(name);
          return original(...parameters);
        };
        return () => {
          functions[name] = original;
        };
      }),
  );
  syncBuiltinESMExports();
  return () => {
    for (const restore of restorers) restore();
    syncBuiltinESMExports();
  };
}

/** Runs an action and returns what it reached outside the process: files, names, connections, processes; at once or later. */
export async function reachedOut(run: () => void): Promise<string[]> {
  const calls: string[] = [];
  const watched = new AsyncLocalStorage<true>();
  const isWatched = () => watched.getStore() === true;
  const hook = createHook({
    init: (_id, type) => {
      if (OUTWARD.test(type) && isWatched()) calls.push(type);
    },
  }).enable();
  const unwrap = wrapSynchronous(isWatched, (call) => calls.push(call));
  try {
    watched.run(true, run);
    // Deferred work has started by then.
    await new Promise(setImmediate);
    await new Promise(setImmediate);
    return calls;
  } finally {
    unwrap();
    hook.disable();
  }
}
