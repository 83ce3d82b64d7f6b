import { asTitle } from '../words.ts';
import { element } from './dom.ts';
import { enlarge, screenWords } from './enlarged.ts';
import { hrefOf } from './links.ts';
import type { PageMachine, Picture } from './pageData.ts';
import type { Scene } from './scene.ts';
import { placeWords, statePath } from './sentences.ts';

export interface ScreenStrip {
  element: HTMLElement;
  isEmpty: boolean;
  /** None: all screens of the machine as a list. */
  show: (scene: Scene | null) => void;
}

function shot(name: string, picture: Picture, pictures: readonly Picture[]): HTMLElement {
  const { width, src } = picture;
  const image = element('img', { src, alt: `The screen in ${name}, ${screenWords(width)}` });
  return element(
    'button',
    { type: 'button', class: 'shot', title: 'Enlarge', onClick: () => enlarge(name, pictures, picture) },
    image,
  );
}

/** Each screen of the machine once; of states with the same picture it shows the innermost. */
function gallery({ chart, walked }: PageMachine): HTMLElement {
  const pictureOf = (id: string) => walked?.pictures[id]?.at(-1);
  const shots = chart.states.flatMap(({ id }) => {
    const picture = pictureOf(id);
    const isSame = (other: string) => other.startsWith(`${id}.`) && pictureOf(other)?.src === picture?.src;
    if (!picture || chart.states.some((state) => isSame(state.id))) return [];
    const image = element('img', { src: picture.src, alt: '' });
    return [element('li', {}, element('a', { href: hrefOf(chart.id, id) }, image, statePath(chart, id)))];
  });
  return element('ul', { class: 'gallery' }, ...shots);
}

/** The screen of the selected or active state, wide and on a phone. */
export function screenStrip(machine: PageMachine): ScreenStrip {
  const { chart, walked } = machine;
  const all = gallery(machine);
  const strip = element('section', { class: 'screen', 'aria-label': 'The screen of the shop' });
  const none = element(
    'p',
    { class: 'remark' },
    walked
      ? `No screen of ${asTitle(chart.id)} was photographed.`
      : 'There are no pictures yet: npm run atlas takes them.',
  );
  return {
    element: strip,
    isEmpty: all.childElementCount === 0,
    show: (scene) => {
      strip.classList.toggle('chosen', scene !== null && scene.stateId !== null);
      if (scene === null) {
        strip.replaceChildren(all.childElementCount > 0 ? all : none);
        return;
      }
      const { stateId, pictures, remark } = scene;
      if (stateId === null) {
        strip.replaceChildren(element('p', { class: 'remark' }, remark));
        return;
      }
      const name = placeWords(chart, stateId);
      const caption = element(
        'div',
        { class: 'caption' },
        element('strong', {}, name),
        remark === '' ? null : element('p', { class: 'remark' }, remark),
      );
      const shots = pictures.toReversed().map((picture) => shot(name, picture, pictures));
      strip.replaceChildren(element('div', { class: 'shots' }, ...shots), caption);
    },
  };
}
