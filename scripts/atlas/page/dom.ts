type Child = Node | string | null;

interface Attributes {
  class?: string;
  onClick?: () => void;
  [name: `aria-${string}`]: string;
  id?: string;
  href?: string;
  type?: string;
  role?: string;
  src?: string;
  alt?: string;
  open?: '';
  tabindex?: string;
  placeholder?: string;
  scope?: string;
  colspan?: string;
  title?: string;
}

/** An element with its attributes and children; null values are left out. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes,
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  const { onClick, ...named } = attributes;
  for (const [name, value] of Object.entries(named)) made.setAttribute(name, value);
  if (onClick) made.addEventListener('click', onClick);
  made.append(...children.filter((child) => child !== null));
  return made;
}

export function button(text: string, onClick: () => void, attributes: Attributes = {}): HTMLButtonElement {
  return element('button', { type: 'button', onClick, ...attributes }, text);
}

export function list(items: readonly (Node | string)[], className = ''): HTMLUListElement {
  return element('ul', { class: className }, ...items.map((item) => element('li', {}, item)));
}
