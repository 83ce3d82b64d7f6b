import { placeOfEntry } from '../browser/historyPlace.ts';

/**
 * A hash typed into the address bar, or a bookmark of the same path, creates a history entry without a position, and
 * the router cannot block steps to or from such an entry. This gives the entry the position after the previous one
 * before the router sees it, so it runs before the router is created; the returned function receives the router.
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
