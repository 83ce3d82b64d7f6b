import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { SessionRef, SessionSnapshot } from '#machines/app/session/sessionMachine.ts';
import { showMissing } from '../pictures/missingPicture.ts';
import styles from './Brand.module.css';

interface BrandProps {
  readonly session: SessionRef;
  /** In the header of the shop, or above a card on its own page. */
  readonly place: 'header' | 'card';
}

const logoOf = ({ context }: SessionSnapshot) => context.logoName;
const nameOf = ({ context }: SessionSnapshot) => context.distributorName;

/** The logo of the distributor, or its name if there is no logo or it cannot be loaded. */
export function Brand({ session, place }: BrandProps) {
  const [missing, setMissing] = useState<string | null>(null);
  const logoName = useSelector(session, logoOf);
  const name = useSelector(session, nameOf);
  if (logoName && (logoName !== missing || !name)) {
    return (
      <img
        className={styles.logo}
        src={`/img/${logoName}`}
        alt={name ?? ''}
        data-place={place}
        onError={({ currentTarget }) => (name ? setMissing(logoName) : showMissing(currentTarget))}
      />
    );
  }
  return (
    name && (
      <span className={styles.brand} data-place={place}>
        <span className={styles.mark} aria-hidden="true">
          {[...name][0]}
        </span>
        <span className={styles.name}>{name}</span>
      </span>
    )
  );
}
