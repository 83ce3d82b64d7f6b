/** The place in the browser's history that the router wrote into the present entry; null for one that it did not write. */
function placeOfEntry(): number | null {
  return window.history.state?.idx ?? null;
}

/** At the entry of the browser's history that the visit began with. */
export function isAtBeginning(): boolean {
  return placeOfEntry() === 0;
}

/**
 * A hash typed into the address bar, or a bookmark of the same path, makes an entry without a place, and the router stops no
 * step to or from such an entry. It lies right above the one before, and gets its place before the router hears of it: this
 * is called before there is a router, which the answer then follows.
 */
export function numberEntries(): (router: { subscribe(changed: () => void): unknown }) => void {
  let last = placeOfEntry() ?? 0;
  window.addEventListener('popstate', () => {
    const place = placeOfEntry() ?? last + 1;
    if (placeOfEntry() === null) window.history.replaceState({ idx: place, key: `typed${place}` }, '');
    last = place;
  });
  return (router) => {
    router.subscribe(() => {
      last = placeOfEntry() ?? last;
    });
  };
}
