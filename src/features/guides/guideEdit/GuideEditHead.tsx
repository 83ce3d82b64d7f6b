import { useSelector } from '@xstate/react';
import { guidesText } from '#domain/texts/guidesText.ts';
import { nameProblem } from '#machines/guides/guideForm/guideForm.ts';
import type { GuideFormRef, GuideFormSnapshot } from '#machines/guides/guideForm/guideFormMachine.ts';
import { GuideNameField } from '../../../guide/GuideNameField.tsx';
import styles from './GuideEditScreen.module.css';

const nameOf = ({ context }: GuideFormSnapshot) => context.nameText;
const problemOf = ({ context }: GuideFormSnapshot) => nameProblem(context);
const isNewIn = ({ context }: GuideFormSnapshot) => context.guide === null;
const isEditableIn = (snapshot: GuideFormSnapshot) => snapshot.hasTag('editable');

/** The name of the guide; editing it renames the guide. */
export function GuideEditHead({ form }: { form: GuideFormRef }) {
  const name = useSelector(form, nameOf);
  const problem = useSelector(form, problemOf);
  const isNew = useSelector(form, isNewIn);
  const isEditable = useSelector(form, isEditableIn);
  return (
    <div className={styles.head}>
      <div className={styles.name}>
        <GuideNameField
          value={name}
          error={name === '' ? undefined : (problem ?? undefined)}
          isDisabled={!isEditable}
          onChange={(text) => form.send({ type: 'name.type', name: text })}
        />
      </div>
      {isNew && <p className={styles.note}>{guidesText('guide.orderGuide.newGuide')}</p>}
    </div>
  );
}
