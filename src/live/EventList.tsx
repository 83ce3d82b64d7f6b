import { liveText } from '#domain/texts/liveText.ts';
import { inWords } from '../support/player/inWords.ts';
import styles from './Live.module.css';
import type { SeenEvent } from './watch.ts';

const BY_THE_SYSTEM: readonly [RegExp, (name: string) => string][] = [
  [/^xstate\.init$/, () => liveText('eventStarts')],
  [/^xstate\.done\.actor\.(.+)$/, (name) => liveText('eventDone', { name: inWords(name) })],
  [/^xstate\.error\.actor\.(.+)$/, (name) => liveText('eventFailed', { name: inWords(name) })],
  [/^xstate\.after\.([^.]+)/, (name) => liveText('eventAfter', { name: inWords(name) })],
];

/** XState's own events in words; events of the shop by their names in the drawings. */
function typeWords(type: string): string {
  for (const [pattern, words] of BY_THE_SYSTEM) {
    const [found, name = ''] = pattern.exec(type) ?? [];
    if (found !== undefined) return words(name);
  }
  return type;
}

/** The last events, the newest first. */
export function EventList({ events }: { events: readonly SeenEvent[] }) {
  if (events.length === 0) return <p className={styles.hint}>{liveText('noEvents')}</p>;
  return (
    <ol className={styles.events} aria-labelledby="live-events">
      {events.map(({ number, actor, type, payload }) => (
        <li key={number}>
          <span className={styles.receiver}>{actor}</span> <code className={styles.type}>{typeWords(type)}</code>{' '}
          {payload !== '' && <code className={styles.payload}>{payload}</code>}
        </li>
      ))}
    </ol>
  );
}
