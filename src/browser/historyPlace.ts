/** The position that the router stored in the current history entry; null if it stored none. */
export function placeOfEntry(): number | null {
  return window.history.state?.idx ?? null;
}

/** Whether the current history entry is the first one of the visit. */
export function isAtBeginning(): boolean {
  return placeOfEntry() === 0;
}
