import type { Overview } from '#domain/api/overview.ts';
import { adminText } from '#domain/texts/adminText.ts';
import { LinkButton } from '../../../components/buttons/LinkButton.tsx';
import styles from './Overview.module.css';
import { troubleOf } from './troubleOf.ts';

/** What needs the owner's attention, each with the page or the guide that helps. */
export function TroubleList({ overview }: { overview: Overview }) {
  const { troubles } = overview;
  return (
    <section role="status" aria-label={adminText('overview.troubles')}>
      {troubles.length === 0 ? (
        <p className={styles.calm}>{adminText('overview.noTroubles')}</p>
      ) : (
        <ul className={styles.troubles}>
          {troubles.map((kind) => {
            const { text, place, guide } = troubleOf(kind, overview);
            return (
              <li key={kind} className={styles.trouble}>
                <p className={styles.sentence}>{text}</p>
                {place && (
                  <LinkButton to={place.to} size="small">
                    {place.label}
                  </LinkButton>
                )}
                {guide !== undefined && (
                  <p className={styles.guide}>
                    {adminText('overview.read')} <code>{guide}</code>
                  </p>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
