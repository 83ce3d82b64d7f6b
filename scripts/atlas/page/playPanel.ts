import { causeWords } from '../labels.ts';
import { asTitle } from '../words.ts';
import { button, element } from './dom.ts';
import type { PageMachine } from './pageData.ts';
import {
  type Answer,
  begun,
  continued,
  innermost,
  lastOf,
  type Offer,
  offersAt,
  type Play,
  takenBack,
} from './play.ts';
import { answerWords, statePath, stepWords } from './sentences.ts';
import { workOf } from './statePanel.ts';

const TRAIL = 8;

/** Steps through the machine as the reader chooses, and shows the active states and the transitions taken. */
export function playPanel(
  { chart }: PageMachine,
  onChange: (active: readonly string[], taken: readonly string[]) => void,
): HTMLElement {
  let play: Play | null = null;
  const panel = element('section', { class: 'play', 'aria-label': 'Click through' });
  const status = element('div', { role: 'status' });
  const body = element('div', {});
  panel.append(element('h2', {}, 'Click through'), status, body);

  const set = (next: Play | null) => {
    play = next;
    draw();
    const step = next && lastOf(next);
    onChange(step?.active ?? [], step?.taken.map(({ id }) => id) ?? []);
    const first = body.querySelector<HTMLElement>('.choice') ?? body.querySelector<HTMLElement>('button');
    first?.focus({ preventScroll: true });
  };

  function offerOf(current: Play, offer: Offer): HTMLElement {
    const choose = (answer: Answer) => () => set(continued(chart, current, offer, answer));
    const isTrouble = (answer: Answer) => answer.some((transition) => transition.isTrouble);
    const [only] = offer.answers;
    const cause = causeWords(offer);
    if (only && offer.answers.length === 1) {
      const text = `${cause} ${answerWords(chart, only)}`;
      return element('li', {}, button(text, choose(only), { class: isTrouble(only) ? 'choice trouble' : 'choice' }));
    }
    return element(
      'li',
      { class: 'question' },
      element('strong', {}, `${cause}…`),
      ...offer.answers.map((answer) =>
        button(`…${answerWords(chart, answer)}`, choose(answer), {
          class: isTrouble(answer) ? 'choice trouble' : 'choice',
          'aria-label': `${cause} ${answerWords(chart, answer)}`,
        }),
      ),
    );
  }

  /** Events that lead on come first; events without a transition are collapsed. */
  function offersOf(current: Play, offers: readonly Offer[]): HTMLElement[] {
    const leadsOn = ({ answers }: Offer) => answers.some((answer) => answer.some(({ targets }) => targets.length > 0));
    const ways = offers.filter(leadsOn).map((offer) => offerOf(current, offer));
    const heard = offers.filter((offer) => !leadsOn(offer)).map((offer) => offerOf(current, offer));
    const rest = element('ul', { class: 'offers' }, ...heard);
    if (ways.length === 0) return [rest];
    const more = element('details', {}, element('summary', {}, `${heard.length} more that lead nowhere else`), rest);
    return [element('ul', { class: 'offers' }, ...ways), ...(heard.length > 0 ? [more] : [])];
  }

  function whereOf(current: Play): HTMLElement[] {
    const { active } = lastOf(current);
    return innermost(chart, active).map((id) => {
      const state = chart.states.find((candidate) => candidate.id === id);
      return element(
        'p',
        { class: 'here' },
        element('strong', {}, statePath(chart, id) || asTitle(chart.id)),
        state?.description ? ` ${state.description}` : null,
      );
    });
  }

  function trailOf(current: Play): HTMLElement {
    const steps = current.slice(-TRAIL).map(({ offer, taken }) => element('li', {}, stepWords(chart, offer, taken)));
    return element('div', {}, element('h3', {}, 'The last steps'), element('ol', { class: 'trail' }, ...steps));
  }

  function draw() {
    if (play === null) {
      status.replaceChildren();
      const text = 'Start at the beginning and choose what happens; the chart shows where that leads.';
      body.replaceChildren(
        element('p', {}, text),
        button('Play', () => set(begun(chart)), { class: 'primary' }),
      );
      return;
    }
    const current = play;
    const { active } = lastOf(current);
    const offers = offersAt(chart, active);
    const invokes = chart.states.filter(({ id }) => active.includes(id)).flatMap((state) => state.invokes);
    const machines = invokes.filter(({ machineId }) => machineId !== null);
    status.replaceChildren(element('h3', {}, 'You are here'), ...whereOf(current));
    const controls = element('div', { class: 'controls' });
    if (current.length > 1) controls.append(button('Back', () => set(takenBack(current))));
    controls.append(
      button('Start again', () => set(begun(chart))),
      button('Stop', () => set(null)),
    );
    const pressing = offers.some(({ isPressing }) => isPressing);
    const title = pressing ? 'The shop decides at once' : 'What can happen now';
    const next =
      offers.length === 0
        ? [element('p', {}, element('strong', {}, 'The end.'), ' Whatever started this chart goes on.')]
        : [element('h3', {}, title), ...offersOf(current, offers)];
    const work = workOf(machines);
    body.replaceChildren(controls, ...next, ...(work ? [work] : []), trailOf(current));
  }

  draw();
  return panel;
}
