import type { ChecklistItem } from '#domain/api/checklist.ts';
import { adminText } from '#domain/texts/adminText.ts';
import { PlaceButton } from '../../../components/buttons/PlaceButton.tsx';
import { Badge } from '../../../components/text/Badge.tsx';
import { Filled, slot } from '../../../components/text/Filled.tsx';
import styles from './Checklist.module.css';
import { STATE_LOOKS } from './checkWords.ts';

function Fix({ item: { settings, guide } }: { item: ChecklistItem }) {
  if (settings.length === 0 && guide === null) return null;
  return (
    <p className={styles.fix}>
      {settings.length > 0 && (
        <Filled
          text={adminText('checklist.onTheServer', { settings: settings.map((_, place) => slot(place)).join(' ') })}
          parts={settings.map((setting) => <code key={setting}>{setting}</code>)}
        />
      )}
      {guide !== null && (
        <span>
          {adminText('checklist.read')} <code>{guide}</code>
        </span>
      )}
    </p>
  );
}

function Examples({ item: { title, examples, more } }: { item: ChecklistItem }) {
  if (examples.length === 0) return null;
  return (
    <ul className={styles.examples} aria-label={title}>
      {examples.map((example) => (
        <li key={example}>{example}</li>
      ))}
      {more > 0 && <li>{adminText('checklist.andMore', { more })}</li>}
    </ul>
  );
}

/** The state of one item, and a link to fix it. */
export function CheckItem({ item }: { item: ChecklistItem }) {
  const { topic, title, state, text, place } = item;
  const id = `check-${topic}`;
  return (
    <li className={styles.item} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <Badge kind={STATE_LOOKS[state]}>{adminText(`stateWords.${state}`)}</Badge>
      </div>
      <p>{text}</p>
      <Examples item={item} />
      {state !== 'done' && <Fix item={item} />}
      {place && (
        <div className={styles.place}>
          <PlaceButton place={place} about={title} />
        </div>
      )}
    </li>
  );
}
