import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash';
import { type ReactNode, useState } from 'react';
import type { Static } from 'typebox';
import { variantsIn } from '#domain/landing/editContents.ts';
import type {
  CarouselContent,
  ContentVariant,
  GroupContent,
  LandingContent,
  LandingLayout,
} from '#domain/landing/layout.ts';
import { landingText } from '#domain/texts/landingText.ts';
import type { CardEditingRef } from '#machines/admin/landingEditing/cardEditingMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { IconButton } from '../../../components/buttons/IconButton.tsx';
import { Field } from '../../../components/fields/Field.tsx';
import { SelectField } from '../../../components/select/SelectField.tsx';
import styles from './LandingEditing.module.css';
import { VARIANT_LABELS } from './variantLabels.ts';

interface ContainerFieldsProps {
  readonly editing: CardEditingRef;
  readonly layout: LandingLayout;
  readonly content: Static<typeof GroupContent> | Static<typeof CarouselContent>;
  readonly name: string;
  /** The type and settings of its content. */
  readonly showChild: (id: number, name: string) => ReactNode;
  readonly onChange: (content: LandingContent, field: string) => void;
}

const DIRECTIONS = [
  { value: 'column', label: landingText('landingEditing.columnStacked') },
  { value: 'row', label: landingText('landingEditing.rowSideBySide') },
];

function OwnSettings({ content, onChange }: Pick<ContainerFieldsProps, 'content' | 'onChange'>) {
  if (content.variant === 'group') {
    return (
      <SelectField
        label={landingText('landingEditing.direction')}
        value={content.direction}
        options={DIRECTIONS}
        onChange={(event) =>
          onChange({ ...content, direction: event.currentTarget.value === 'row' ? 'row' : 'column' }, 'direction')
        }
      />
    );
  }
  const { interval } = content;
  return (
    <Field
      label={landingText('landingEditing.slideInterval')}
      hint={interval === 0 ? landingText('landingEditing.off') : landingText('landingEditing.seconds', { interval })}
    >
      {(control) => (
        <input
          {...control}
          type="range"
          className={styles.slider}
          min={0}
          max={10}
          step={1}
          value={interval}
          aria-valuetext={
            interval === 0 ? landingText('landingEditing.off') : landingText('landingEditing.seconds', { interval })
          }
          onChange={(event) => onChange({ ...content, interval: Number(event.currentTarget.value) }, 'interval')}
        />
      )}
    </Field>
  );
}

/** A group or a carousel: its elements in order. */
export function ContainerFields({ editing, layout, content, name, showChild, onChange }: ContainerFieldsProps) {
  const { id, children, variant } = content;
  const [chosen, choose] = useState<ContentVariant>('text');
  const word = landingText(variant === 'carousel' ? 'landingEditing.slide' : 'landingEditing.part');
  const options = variantsIn(layout, id)
    .filter((value) => value !== 'empty')
    .map((value) => ({ value, label: VARIANT_LABELS[value] }));
  const prefix = name === landingText('landingEditing.content') ? '' : `${name}, `;
  return (
    <div className={styles.content}>
      <OwnSettings content={content} onChange={onChange} />
      {children.map((child, at) => {
        const childName = `${prefix}${word} ${at + 1}`;
        return (
          <fieldset key={child} className={styles.child}>
            <legend>{childName}</legend>
            <div className={styles.childBar}>
              <IconButton
                size="small"
                label={landingText('landingEditing.moveBack', { childName })}
                icon={<ArrowUp />}
                blockedBy={at === 0 ? landingText('landingEditing.alreadyFirst') : null}
                onClick={() => editing.send({ type: 'content.move', id: child, direction: 'back' })}
              />
              <IconButton
                size="small"
                label={landingText('landingEditing.moveForward', { childName })}
                icon={<ArrowDown />}
                blockedBy={at === children.length - 1 ? landingText('landingEditing.alreadyLast') : null}
                onClick={() => editing.send({ type: 'content.move', id: child, direction: 'forward' })}
              />
              <IconButton
                size="small"
                label={landingText('landingEditing.remove', { childName })}
                icon={<Trash2 />}
                onClick={() => editing.send({ type: 'content.choose', parentId: id, id: child, variant: 'empty' })}
              />
            </div>
            {showChild(child, childName)}
          </fieldset>
        );
      })}
      <div className={styles.adding}>
        <SelectField
          label={landingText('landingEditing.typeOfTheNext', { word })}
          value={chosen}
          options={options}
          reservesLine={false}
          onChange={(event) => choose(event.currentTarget.value as ContentVariant)}
        />
        <Button
          icon={<Plus />}
          onClick={() => editing.send({ type: 'content.choose', parentId: id, id: null, variant: chosen })}
        >
          {landingText('landingEditing.addElement', { word })}
        </Button>
      </div>
    </div>
  );
}
