import type { ChecklistItem } from '#domain/api/checklist.ts';
import { LinkButton } from '../../../components/buttons/LinkButton.tsx';
import { Badge } from '../../../components/text/Badge.tsx';
import { VisuallyHidden } from '../../../components/text/VisuallyHidden.tsx';
import styles from './Checklist.module.css';
import { STATE_LOOKS, STATE_WORDS } from './checkWords.ts';

function Mending({ item: { settings, guide } }: { item: ChecklistItem }) {
  if (settings.length === 0 && guide === null) return null;
  return (
    <p className={styles.mending}>
      {settings.length > 0 && 'On the server: '}
      {settings.map((setting) => (
        <code key={setting}>{setting}</code>
      ))}
      {guide !== null && (
        <span>
          Read <code>{guide}</code>
        </span>
      )}
    </p>
  );
}

/** How far one thing is, and where it is mended. */
export function CheckItem({ item }: { item: ChecklistItem }) {
  const { topic, title, state, text, place } = item;
  const id = `check-${topic}`;
  return (
    <li className={styles.item} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <Badge kind={STATE_LOOKS[state]}>{STATE_WORDS[state]}</Badge>
      </div>
      <p>{text}</p>
      {state !== 'done' && <Mending item={item} />}
      {place && (
        <div className={styles.place}>
          <LinkButton to={place.to} size="small">
            {place.label}
            <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
          </LinkButton>
        </div>
      )}
    </li>
  );
}
