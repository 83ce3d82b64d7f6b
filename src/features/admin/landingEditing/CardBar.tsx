import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Pencil from 'lucide-react/icons/pencil';
import SquarePlus from 'lucide-react/icons/square-plus';
import Trash2 from 'lucide-react/icons/trash';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { landingEditTexts } from '#domain/landing/landingEditTexts.ts';
import type { LandingCard } from '#domain/landing/layout.ts';
import { landingText } from '#domain/texts/landingText.ts';
import type { Focus } from '#machines/admin/landingEditing/landingEditing.ts';
import type { LandingFormRef } from '#machines/admin/landingEditing/landingFormMachine.ts';
import { IconButton } from '../../../components/buttons/IconButton.tsx';
import { Badge } from '../../../components/text/Badge.tsx';
import styles from './LandingEditing.module.css';

interface CardBarProps {
  readonly form: LandingFormRef;
  readonly card: LandingCard;
  readonly isLast: boolean;
  readonly isDisabled: boolean;
  /** What starts dragging the card. */
  readonly drag: ComponentPropsWithoutRef<'span'>;
}

/** The actions on a card of the page. */
export function CardBar({ form, card, isLast, isDisabled, drag }: CardBarProps) {
  const { id, index, heading, hidden } = card;
  const name = landingEditTexts.card(index + 1, heading);
  const hiding = hidden ? landingText('landingEditing.show') : landingText('landingEditing.hide');
  const control = (
    kind: Focus['control'],
    label: string,
    caption: string,
    icon: ReactNode,
    act: () => void,
    blockedBy: string | null = null,
  ) => (
    <IconButton
      size="small"
      label={`${label}: ${name}`}
      caption={caption}
      icon={icon}
      disabled={isDisabled}
      blockedBy={blockedBy}
      data-card-control={kind}
      onClick={act}
    />
  );
  return (
    <div role="toolbar" aria-label={name} className={styles.bar}>
      <span className={styles.grip} title={landingText('landingEditing.drag')} {...drag}>
        <GripVertical aria-hidden />
      </span>
      <span className={styles.name}>{name}</span>
      {hidden && <Badge kind="neutral">{landingText('landingEditing.hidden')}</Badge>}
      <span className={styles.controls}>
        {control('edit', landingText('landingEditing.edit'), landingText('landingEditing.edit'), <Pencil />, () =>
          form.send({ type: 'card.edit', card: id }),
        )}
        {control(
          'left',
          landingText('landingEditing.moveLeft'),
          landingText('landingEditing.left'),
          <ArrowLeft />,
          () => form.send({ type: 'card.move', card: id, place: index - 1 }),
          index === 0 ? landingText('landingEditing.alreadyFirst') : null,
        )}
        {control(
          'right',
          landingText('landingEditing.moveRight'),
          landingText('landingEditing.right'),
          <ArrowRight />,
          () => form.send({ type: 'card.move', card: id, place: index + 1 }),
          isLast ? landingText('landingEditing.alreadyLast') : null,
        )}
        {control(
          'insert',
          landingText('landingEditing.insertAfter'),
          landingText('landingEditing.insert'),
          <SquarePlus />,
          () => form.send({ type: 'card.insert', place: index + 1 }),
        )}
        {control('hide', hiding, hiding, hidden ? <Eye /> : <EyeOff />, () =>
          form.send({ type: 'card.hide', card: id }),
        )}
        {control('delete', landingText('landingEditing.delete'), landingText('landingEditing.delete'), <Trash2 />, () =>
          form.send({ type: 'card.delete', card: id }),
        )}
      </span>
    </div>
  );
}
