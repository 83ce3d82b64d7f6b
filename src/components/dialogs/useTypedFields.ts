import { type FocusEvent, useEffect, useRef } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

const FIELDS = 'textarea, input:not([type=search], [type=checkbox], [type=radio], [type=file], [type=button])';

function isField(element: Element): element is Field {
  return element.matches(FIELDS);
}

/** What stood in the fields of a dialog when one first came to them, to know whether something was typed. */
export function useTypedFields(isOpen: boolean) {
  const before = useRef(new Map<Field, string>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened again, it begins anew.
  useEffect(() => before.current.clear(), [isOpen]);
  return {
    onFocus: ({ target }: FocusEvent) => {
      if (isField(target) && !before.current.has(target)) before.current.set(target, target.value);
    },
    wereTyped: () => [...before.current].some(([field, text]) => field.isConnected && field.value !== text),
  };
}
