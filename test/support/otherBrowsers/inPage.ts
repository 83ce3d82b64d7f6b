import type * as testingLibrary from '@testing-library/dom';

export type Words = string | RegExp;

/** Something on screen: by its role and name, by the beginning of a field's label, by its whole text, or as the fact beside a name. A pattern may fit a part. */
export interface Target {
  by: 'role' | 'label' | 'text' | 'fact';
  role?: string;
  words?: Words;
  inside?: Target;
}

interface SentWords {
  text?: string;
  pattern?: string;
  flags?: string;
}

/** A target as JSON carries it. */
export interface SentTarget extends Pick<Target, 'by' | 'role'> {
  words?: SentWords;
  inside?: SentTarget;
}

const sentWords = (words: Words): SentWords =>
  typeof words === 'string' ? { text: words } : { pattern: words.source, flags: words.flags };

export const sent = ({ words, inside, ...target }: Target): SentTarget => ({
  ...target,
  ...(words === undefined ? {} : { words: sentWords(words) }),
  ...(inside === undefined ? {} : { inside: sent(inside) }),
});

/** Where a pointer reaches it, or why it does not. */
export type Aim = { x: number; y: number } | { problem: string };

export interface Seen {
  text: string;
  value: string;
  isChecked: boolean;
  isDisabled: boolean;
  hasFocus: boolean;
}

/** What a person finds in the page. */
export interface Sight {
  seen(target: SentTarget): Seen[];
  aim(target: SentTarget): Promise<Aim>;
  choose(target: SentTarget, option: SentWords): string;
  focus(target: SentTarget): void;
}

declare global {
  interface Window {
    sight?: Sight;
  }
}

/** Runs in the page. */
export function giveSight({ queryAllByRole, queryAllByLabelText }: typeof testingLibrary): void {
  const normal = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const pattern = ({ text, pattern: source, flags }: SentWords) =>
    source === undefined ? (text ?? '') : new RegExp(source, flags);
  const frames = async (count: number) => {
    for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
  };

  function isVisible(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  }

  function withText(scope: Element, words: string | RegExp): Element[] {
    const says = (element: Element) => {
      const text = normal(element.textContent);
      return typeof words === 'string' ? text === words : words.test(text);
    };
    return [...scope.querySelectorAll('*')].filter(
      (element) => says(element) && isVisible(element) && ![...element.children].some(says),
    );
  }

  function inScope(scope: HTMLElement, { by, role = '', words = { pattern: '', flags: '' } }: SentTarget): Element[] {
    if (by === 'text') return withText(scope, pattern(words));
    if (by === 'fact') {
      const names = withText(scope, pattern(words)).flatMap((name) => name.closest('dt') ?? []);
      return names.flatMap((name) => name.nextElementSibling ?? []);
    }
    if (by === 'label') return queryAllByLabelText(scope, (label) => label.startsWith(words.text ?? ''));
    return role.split(' ').flatMap((one) => queryAllByRole(scope, one, { name: pattern(words) }));
  }

  function find(target: SentTarget): HTMLElement[] {
    const scopes = target.inside ? find(target.inside) : [document.body];
    return scopes.flatMap((scope) => inScope(scope, target)).filter(isVisible) as HTMLElement[];
  }

  function one(target: SentTarget): HTMLElement {
    const [element] = find(target);
    if (!element) throw new Error('It is not on screen.');
    return element;
  }

  const isDisabled = (element: Element) =>
    element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true';

  /** A hidden radio button or checkbox is pressed at its label. */
  const pressedAt = (element: HTMLElement) =>
    element.matches('[type=radio], [type=checkbox]') ? (element.closest('label') ?? element) : element;

  window.sight = {
    seen: (target) =>
      find(target).map((element) => ({
        text: normal(element.textContent),
        value: 'value' in element ? String(element.value) : '',
        isChecked: 'checked' in element && element.checked === true,
        isDisabled: isDisabled(element),
        hasFocus: document.activeElement === element,
      })),
    aim: async (target) => {
      const [found] = find(target);
      if (!found) return { problem: 'It is not on screen.' };
      if (isDisabled(found)) return { problem: 'It is disabled.' };
      const element = pressedAt(found);
      const place = () => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
      };
      const before = place();
      await frames(2);
      const { x, y } = place();
      if (before.x !== x || before.y !== y) return { problem: 'It moves.' };
      const hit = document.elementFromPoint(x, y);
      if (hit && (element.contains(hit) || hit.contains(found))) return { x, y };
      element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      return { problem: `Something lies over it: ${hit?.outerHTML.slice(0, 200) ?? 'the edge of the window'}` };
    },
    choose: (target, option) => {
      const select = one(target) as HTMLSelectElement;
      const words = pattern(option);
      const says = (text: string) => (typeof words === 'string' ? text === words : words.test(text));
      const chosen = [...select.options].find(({ label, value }) => says(normal(label)) || says(value));
      if (!chosen) throw new Error(`It offers ${[...select.options].map(({ label }) => label).join(', ')}.`);
      Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, chosen.value);
      select.dispatchEvent(new Event('input', { bubbles: true }));
      select.dispatchEvent(new Event('change', { bubbles: true }));
      return chosen.label;
    },
    focus: (target) => one(target).focus(),
  };
}
