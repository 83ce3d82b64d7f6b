import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { Focus } from '#machines/admin/landingEditing/landingEditing.ts';
import type { LandingFormRef, LandingFormSnapshot } from '#machines/admin/landingEditing/landingFormMachine.ts';

const focusOf = ({ context }: LandingFormSnapshot) => context.focus;

const OPPOSITE: Partial<Record<Focus['control'], Focus['control']>> = { left: 'right', right: 'left' };

function controlOf(list: Element, { card, control }: Focus): HTMLElement | null {
  const place = card === null ? list : list.querySelector(`[data-card="${card}"]`);
  const of = (name: string) =>
    place?.querySelector<HTMLElement>(`[data-card-control="${name}"]:not(:disabled, [data-blocked])`);
  return of(control) ?? of(OPPOSITE[control] ?? 'edit') ?? null;
}

/** After an action on a card, the focus stays at that card. */
export function useCardFocus(form: LandingFormRef) {
  const list = useRef<HTMLDivElement>(null);
  const focus = useSelector(form, focusOf);
  useEffect(() => {
    if (focus && list.current) controlOf(list.current, focus)?.focus();
  }, [focus]);
  return list;
}
