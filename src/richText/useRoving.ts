import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { lineDirection } from '../browser/lineDirection.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** A toolbar with one tab stop: the arrows, Home and End move within it. */
export function useRoving() {
  const [active, setActive] = useState(0);
  const controlsIn = (bar: Element) => [...bar.querySelectorAll<HTMLElement>('[data-tool]:not(:disabled)')];
  return {
    /** The tab index of the control with this number in `data-tool`. */
    tabIndexOf: (tool: number) => (tool === active ? 0 : -1),
    onFocus: (event: FocusEvent) => {
      const tool = event.target instanceof HTMLElement ? event.target.dataset.tool : undefined;
      if (tool !== undefined) setActive(Number(tool));
    },
    onKeyDown: (event: KeyboardEvent) => {
      const controls = controlsIn(event.currentTarget);
      const at = controls.indexOf(event.target as HTMLElement);
      const step = (STEPS[event.key] ?? 0) * lineDirection(event.currentTarget);
      const next = event.key === 'Home' ? 0 : event.key === 'End' ? controls.length - 1 : at + step;
      if (at < 0 || (step === 0 && event.key !== 'Home' && event.key !== 'End')) return;
      event.preventDefault();
      controls.at(next % controls.length)?.focus();
    },
  };
}
