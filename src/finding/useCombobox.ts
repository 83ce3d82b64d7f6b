import { type RefObject, useEffect, useEffectEvent } from 'react';

interface Combobox {
  readonly isOpen: boolean;
  /** The element with the suggestions. */
  readonly listId: string;
  readonly activeId: string | null;
  /** True: the key was handled. */
  readonly onKey: (event: KeyboardEvent) => boolean;
}

/** Turns an existing field into a combobox while suggestions are open; the field keeps the focus. */
export function useCombobox(
  field: RefObject<HTMLInputElement | null>,
  { isOpen, listId, activeId, ...on }: Combobox,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || !on.onKey(event)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const input = field.current;
    if (!input || !isOpen) return;
    const listening = new AbortController();
    const { signal } = listening;
    input.addEventListener('keydown', onKey, { signal });
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'grid',
      'aria-expanded': 'true',
      'aria-controls': listId,
    };
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
    return () => {
      listening.abort();
      for (const name of Object.keys(attributes)) input.removeAttribute(name);
    };
  }, [field, isOpen, listId]);
  useEffect(() => {
    const input = field.current;
    if (!input || activeId === null) return;
    input.setAttribute('aria-activedescendant', activeId);
    return () => input.removeAttribute('aria-activedescendant');
  }, [field, activeId]);
}
