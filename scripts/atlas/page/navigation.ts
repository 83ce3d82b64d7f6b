import { asTitle } from '../words.ts';
import { button, element } from './dom.ts';
import { hrefOf } from './links.ts';
import type { PageData } from './pageData.ts';
import { type Finding, findable, found } from './search.ts';
import { firstSentence } from './sentences.ts';

const MOST = 40;
/** The same value as in page.css. */
const NARROW = '(max-width: 760px)';
const THEMES = ['system', 'light', 'dark'] as const;

function findingLink({ kind, title, text, machineId, stateId, because }: Finding): HTMLElement {
  const where = kind === 'machine' ? 'chart' : `${kind} of ${asTitle(machineId)}`;
  return element(
    'li',
    {},
    element(
      'a',
      { href: hrefOf(machineId, stateId) },
      element('strong', { class: kind }, title),
      element('span', { class: 'where' }, where),
      text === '' ? null : element('span', { class: 'text' }, text),
      because === undefined ? null : element('span', { class: 'because' }, `For ${because}`),
    ),
  );
}

function themeButton(): HTMLElement {
  let chosen: (typeof THEMES)[number] = 'system';
  const toggle = button('Theme: system', () => {
    chosen = THEMES[(THEMES.indexOf(chosen) + 1) % THEMES.length] ?? 'system';
    document.documentElement.setAttribute('data-theme', chosen);
    toggle.textContent = `Theme: ${chosen}`;
  });
  return toggle;
}

/** The list of machines, or the results of a search. */
export function navigation(data: PageData): { element: HTMLElement; mark: (machineId: string | null) => void } {
  const everything = findable(data);
  const links = new Map<string | null, HTMLElement>([
    [
      null,
      element(
        'a',
        { href: '#/' },
        element('strong', {}, 'Overview'),
        element('span', {}, 'Which chart lives in which.'),
      ),
    ],
    ...data.machines.map(({ chart: { id, sentence } }): [string, HTMLElement] => [
      id,
      element(
        'a',
        { href: hrefOf(id) },
        element('strong', {}, asTitle(id)),
        element('span', {}, firstSentence(sentence)),
      ),
    ]),
  ]);
  const machines = element('ul', { class: 'machines' }, ...[...links.values()].map((link) => element('li', {}, link)));
  const all = element('details', { open: '' }, element('summary', {}, `All ${data.machines.length} charts`), machines);
  const results = element('ul', { class: 'results' });
  const count = element('p', { role: 'status', class: 'count' });
  const field = element('input', { type: 'search', id: 'search', placeholder: 'State, event, CHK-06' });
  const search = () => {
    const findings = found(everything, field.value);
    const isSearching = field.value.trim() !== '';
    all.hidden = isSearching;
    results.hidden = !isSearching;
    results.replaceChildren(...findings.slice(0, MOST).map(findingLink));
    const more = findings.length > MOST ? `, the first ${MOST} shown` : '';
    count.textContent = isSearching ? `${findings.length} found${more}` : '';
  };
  field.addEventListener('input', search);
  field.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') {
      field.value = '';
      search();
    } else if (key === 'Enter') {
      results.querySelector('a')?.click();
    }
  });
  search();
  const label = element('label', {}, 'Search', field);
  const side = element('nav', { 'aria-label': 'Charts' }, label, themeButton(), count, results, all);
  return {
    element: side,
    mark: (machineId) => {
      all.open = machineId === null || !matchMedia(NARROW).matches;
      for (const [id, link] of links) {
        if (id === machineId) link.setAttribute('aria-current', 'page');
        else link.removeAttribute('aria-current');
      }
    },
  };
}
