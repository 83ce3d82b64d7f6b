import { button, element } from './dom.ts';
import type { Picture } from './pageData.ts';

const PHONE = 600;

export function screenWords(width: number): string {
  return width < PHONE ? `on a phone, ${width} pixels wide` : `on a computer, ${width} pixels wide`;
}

/** Shows the screen of a state over the page, as large as possible. Escape closes it. */
export function enlarge(name: string, pictures: readonly Picture[], first: Picture): void {
  const image = element('img', {});
  const sizes = pictures.map((picture) => {
    const text = picture.width < PHONE ? 'Phone' : 'Computer';
    return { picture, choose: button(text, () => show(picture)) };
  });
  const show = (shown: Picture) => {
    image.src = shown.src;
    image.alt = `The screen in ${name}, ${screenWords(shown.width)}`;
    for (const { picture, choose } of sizes) choose.setAttribute('aria-pressed', String(picture === shown));
  };
  const dialog = element(
    'dialog',
    { class: 'enlarged', 'aria-label': `The screen in ${name}` },
    element(
      'div',
      { class: 'bar' },
      element('strong', {}, name),
      ...(sizes.length > 1 ? sizes.map(({ choose }) => choose) : []),
      button('Close', () => dialog.close()),
    ),
    element('div', { class: 'whole', tabindex: '0', role: 'region', 'aria-label': 'Picture' }, image),
  );
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  show(first);
  document.body.append(dialog);
  dialog.showModal();
}
