export interface RefusedControl {
  readonly name: string;
  readonly reason: string;
}

const textOf = (ids: string | null) =>
  (ids ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();

/** The disabled control that has the focus, and why it is disabled; null without one. */
export function refusedControl(): RefusedControl | null {
  const control = document.activeElement;
  if (!control?.matches('[data-blocked]')) return null;
  const label = control instanceof HTMLInputElement ? control.labels?.[0]?.textContent : control.textContent;
  const name = (control.getAttribute('aria-label') ?? label ?? '').trim();
  const reason = textOf(control.getAttribute('aria-describedby'));
  return name === '' || reason === '' ? null : { name, reason };
}
