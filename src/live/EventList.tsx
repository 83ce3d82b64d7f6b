import { inWords } from './actors.ts';
import styles from './Live.module.css';
import type { SeenEvent } from './watch.ts';

const BY_THE_SYSTEM: readonly [RegExp, (name: string) => string][] = [
  [/^xstate\.init$/, () => 'starts'],
  [/^xstate\.done\.actor\.(.+)$/, (name) => `${inWords(name)}: done`],
  [/^xstate\.error\.actor\.(.+)$/, (name) => `${inWords(name)}: failed`],
  [/^xstate\.after\.([^.]+)/, (name) => `after ${inWords(name)}`],
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
  if (events.length === 0) return <p className={styles.hint}>No events yet. Use the store to see them here.</p>;
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
