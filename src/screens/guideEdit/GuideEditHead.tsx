import { useSelector } from '@xstate/react';
import { texts } from '#domain/texts.ts';
import { nameProblem } from '#machines/guideEdit/guideEdit.ts';
import type { GuideEditRef, GuideEditSnapshot } from '#machines/guideEdit/guideEditMachine.ts';
import { GuideNameField } from '../../guide/GuideNameField.tsx';
import styles from './GuideEditScreen.module.css';

const nameOf = ({ context }: GuideEditSnapshot) => context.nameText;
const problemOf = ({ context }: GuideEditSnapshot) => nameProblem(context);
const isNewIn = ({ context }: GuideEditSnapshot) => context.guide === null;
const isEditableIn = (snapshot: GuideEditSnapshot) => snapshot.hasTag('editable');

/** The guide's name; another one renames it. */
export function GuideEditHead({ edit }: { edit: GuideEditRef }) {
  const name = useSelector(edit, nameOf);
  const problem = useSelector(edit, problemOf);
  const isNew = useSelector(edit, isNewIn);
  const isEditable = useSelector(edit, isEditableIn);
  return (
    <div className={styles.head}>
      <div className={styles.name}>
        <GuideNameField
          value={name}
          error={name === '' ? undefined : (problem ?? undefined)}
          isDisabled={!isEditable}
          onChange={(text) => edit.send({ type: 'name.type', name: text })}
        />
      </div>
      {isNew && <p className={styles.note}>{texts.orderGuide.newGuide}</p>}
    </div>
  );
}
