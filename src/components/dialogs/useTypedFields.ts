import { type FocusEvent, useEffect, useRef } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

const FIELDS = 'textarea, input:not([type=search], [type=checkbox], [type=radio], [type=file], [type=button])';

function isField(element: Element): element is Field {
  return element.matches(FIELDS);
}

/** The values of a dialog's fields at the first focus, to detect input. */
export function useTypedFields(isOpen: boolean) {
  const before = useRef(new Map<Field, string>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a reopened dialog starts over.
  useEffect(() => before.current.clear(), [isOpen]);
  return {
    onFocus: ({ target }: FocusEvent) => {
      if (isField(target) && !before.current.has(target)) before.current.set(target, target.value);
    },
    wereTyped: () => [...before.current].some(([field, text]) => field.isConnected && field.value !== text),
  };
}
