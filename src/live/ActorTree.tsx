import type { ChartedActor } from '#machines/live/liveMachine.ts';
import type { SeenActor } from './actors.ts';
import styles from './Live.module.css';

interface ActorTreeProps {
  readonly actors: readonly SeenActor[];
  readonly chosen: ChartedActor;
  readonly onChoose: (actor: ChartedActor) => void;
}

/** The tree of actors with their states. Calls to the outside have no chart. */
export function ActorTree({ actors, chosen, onChoose }: ActorTreeProps) {
  return (
    <ul className={styles.actors}>
      {actors.map(({ path, chart, name, state, parts }) => (
        <li key={path}>
          {chart === null ? (
            <span className={styles.call}>{name}</span>
          ) : (
            <button
              type="button"
              className={styles.actor}
              aria-pressed={path === chosen.path}
              onClick={() => onChoose({ path, chart })}
            >
              <span className={styles.name}>{name}</span> <span className={styles.state}>{state}</span>
            </button>
          )}
          {parts.length > 0 && <ActorTree actors={parts} chosen={chosen} onChoose={onChoose} />}
        </li>
      ))}
    </ul>
  );
}
