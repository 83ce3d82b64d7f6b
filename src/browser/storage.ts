/** Local storage and session storage. */
export interface Storages {
  readonly localStorage: Storage;
  readonly sessionStorage: Storage;
}

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

/** In a frame of another site the browser may block storage. Then nothing is stored, and the shop works without it. */
export function allowedStorage(name: keyof Storages): Storage {
  try {
    return window[name] ?? memory();
  } catch {
    return memory();
  }
}

function apartWhile(isApart: () => boolean, shared: Storage): Storage {
  const own = memory();
  return new Proxy(own, {
    get: (_, name) => {
      const present = isApart() ? own : shared;
      const member: unknown = Reflect.get(present, name);
      return typeof member === 'function' ? member.bind(present) : member;
    },
  });
}

/** The storages of this visit. A punchout is separate: it neither sees nor changes those of a session (readings 95). */
export function storagesOfVisit(isApart: () => boolean): Storages {
  return {
    localStorage: apartWhile(isApart, allowedStorage('localStorage')),
    sessionStorage: apartWhile(isApart, allowedStorage('sessionStorage')),
  };
}
