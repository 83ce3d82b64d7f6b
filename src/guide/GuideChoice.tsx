import type { GuideTarget } from '#domain/guide/guideTarget.ts';
import { chosenGuide, editableGuides, newNameProblem } from '#domain/guide/guideTarget.ts';
import { guidesText } from '#domain/texts/guidesText.ts';
import { SelectField } from '../components/select/SelectField.tsx';
import styles from './GuideChoice.module.css';
import { GuideNameField } from './GuideNameField.tsx';

interface GuideChoiceProps {
  readonly target: GuideTarget;
  readonly isDisabled: boolean;
  /** The effect of the chosen guide, in place of the name field. */
  readonly note?: string | null;
  /** Null: a new guide. */
  readonly onChoose: (name: string | null) => void;
  readonly onName: (name: string) => void;
}

/** Chooses an existing guide, or names a new one; if no guide can be changed, only the name is asked. */
export function GuideChoice({ target, isDisabled, note, onChoose, onName }: GuideChoiceProps) {
  const guides = editableGuides(target);
  const chosen = chosenGuide(target);
  return (
    <div className={styles.choice}>
      {guides.length > 0 && (
        <SelectField
          label={guidesText('guide.orderGuide')}
          value={chosen?.name ?? ''}
          placeholder={guidesText('guide.newOrderGuide')}
          disabled={isDisabled}
          options={guides.map(({ name }) => ({ value: name, label: name }))}
          onChange={(event) => onChoose(event.currentTarget.value || null)}
        />
      )}
      <div className={styles.name} data-chosen={chosen !== null || undefined}>
        <GuideNameField
          label={guidesText('guide.newOrderGuideName')}
          value={target.newName}
          error={newNameProblem(target) ?? undefined}
          isDisabled={isDisabled}
          onChange={onName}
        />
        <p role="status" className={styles.note}>
          {chosen && note}
        </p>
      </div>
    </div>
  );
}
