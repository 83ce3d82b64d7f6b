import { liveText } from '#domain/texts/liveText.ts';
import styles from './Live.module.css';
import type { NextEvent } from './nextEvents.ts';
import { reachByKeys } from './reachByKeys.ts';

function answerText({ answer, guards }: NextEvent): string | null {
  if (answer === 'possible') return null;
  if (guards.length === 0) return liveText(answer === 'refused' ? 'refused' : 'asked');
  return liveText(answer === 'refused' ? 'refusedBy' : 'askedOf', { guards: guards.join(', ') });
}

/** What the current state takes, and what its guards refuse with their conditions. */
export function NextEvents({ events }: { events: readonly NextEvent[] }) {
  return (
    <ul ref={reachByKeys} className={styles.next} aria-label={liveText('nextEvents')}>
      {events.map((event) => (
        <li key={event.type} data-answer={event.answer}>
          <code className={styles.type}>{event.type}</code> <span className={styles.state}>{answerText(event)}</span>
        </li>
      ))}
    </ul>
  );
}
