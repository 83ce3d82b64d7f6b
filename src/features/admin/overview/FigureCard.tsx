import { useId } from 'react';
import { PlaceButton } from '../../../components/buttons/PlaceButton.tsx';
import type { Figure } from './figuresOf.ts';
import styles from './Overview.module.css';

/** A number in large type, and below it what it counts. */
export function FigureCard({ figure: { title, value, about, isTrouble = false, place } }: { figure: Figure }) {
  const id = useId();
  return (
    <li className={styles.card} aria-labelledby={id} data-trouble={isTrouble || undefined}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <p className={styles.value}>{value}</p>
      <p className={styles.about}>{about}</p>
      {place && (
        <div className={styles.place}>
          <PlaceButton place={place} about={title} />
        </div>
      )}
    </li>
  );
}
