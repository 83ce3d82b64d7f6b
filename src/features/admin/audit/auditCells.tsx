import type { AuditRow } from '#domain/api/audit.ts';
import { auditPlace } from '#domain/audit/auditPlaces.ts';
import { formatMomentInYear } from '#domain/formatDay.ts';
import { adminText } from '#domain/texts/adminText.ts';
import type { AuditRef } from '#machines/admin/audit/auditMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { PlaceLink } from '../../../components/text/PlaceLink.tsx';
import { VisuallyHidden } from '../../../components/text/VisuallyHidden.tsx';
import styles from './Audit.module.css';

interface Shown {
  readonly entry: AuditRow;
}

export const whenOf = ({ at }: AuditRow): string => formatMomentInYear(at);

/** A person, a program by its token, or the server's console. */
export function whoOf({ by, isProgram }: AuditRow): string {
  if (isProgram) return adminText('audit.program', { name: by ?? '' }).trim();
  return by ?? adminText('audit.onTheServer');
}

/** `Changed a user`. */
export const sentenceOf = ({ text }: AuditRow): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The changed thing, with a link to its page. */
export function About({ entry: { action, about } }: Shown) {
  const place = auditPlace(action);
  if (place !== null) {
    return (
      <PlaceLink to={place.to} className={styles.place}>
        {about || place.label}
      </PlaceLink>
    );
  }
  return about !== '' && <span className={styles.text}>{about}</span>;
}

/** Details of an entry without a list of changes. */
export function Detail({ entry: { detail, about, changes } }: Shown) {
  if (detail === null || detail === about || changes.length > 0) return null;
  return <span className={styles.facts}>{detail}</span>;
}

/** Opens the old and new values; absent if there are none. */
export function ChangesButton({ page, entry }: Shown & { readonly page: AuditRef }) {
  const { id, changes, about } = entry;
  if (changes.length === 0) return null;
  return (
    <Button size="small" onClick={() => page.send({ type: 'row.open', id })}>
      {adminText('audit.change', { count: changes.length })}
      <VisuallyHidden>{`: ${sentenceOf(entry)}${about && `, ${about}`}`}</VisuallyHidden>
    </Button>
  );
}
