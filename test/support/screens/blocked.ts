/** Whether a control is blocked by a rule: not by `disabled`, which is for the moment of a request. */
export function isBlocked(control: Element): boolean {
  return control.getAttribute('aria-disabled') === 'true' && control.getAttribute('aria-busy') !== 'true';
}

/** The sentence by which a control is blocked; null where it can be used. */
export function reasonOf(control: Element): string | null {
  if (!isBlocked(control)) return null;
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}
