import { useSelector } from '@xstate/react';
import { formatMoment } from '#domain/formatDay.ts';
import { landingEditTexts } from '#domain/landing/landingEditTexts.ts';
import { landingTexts } from '#domain/landing/landingTexts.ts';
import type { LandingCard, LandingLayout } from '#domain/landing/layout.ts';
import { type CardDifference, layoutDifferences } from '#domain/landing/layoutDifferences.ts';
import { contentsById } from '#domain/landing/layoutRules.ts';
import { layoutOf } from '#machines/admin/landingEditing/landingEditing.ts';
import type { LandingSavingRef, LandingSavingSnapshot } from '#machines/admin/landingEditing/landingSavingMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { Dialog } from '../../../components/dialogs/Dialog.tsx';
import { CardFace } from './CardFace.tsx';
import styles from './LandingEditing.module.css';

const contextOf = ({ context }: LandingSavingSnapshot) => context;
const isAskingIn = (snapshot: LandingSavingSnapshot) => snapshot.hasTag('asking');

interface SideProps {
  readonly label: string;
  readonly card: LandingCard | null;
  readonly layout: LandingLayout;
}

function Side({ label, card, layout }: SideProps) {
  return (
    <div className={styles.side}>
      <p className={styles.sideLabel}>
        {card
          ? `${label}: ${landingEditTexts.card(card.index + 1, '').toLowerCase()}${card.hidden ? ', hidden' : ''}`
          : label}
      </p>
      {card ? <CardFace card={card} contents={contentsById(layout)} /> : <p className={styles.empty}>Missing</p>}
    </div>
  );
}

function said({ mine, theirs, isMoved, isChanged }: CardDifference): string {
  if (!theirs) return 'Only in your version';
  if (!mine) return 'Only in their version';
  return isChanged ? (isMoved ? 'Changed and moved' : 'Changed') : 'Moved';
}

/** Mine beside what somebody else saved meanwhile: which of them the page is to be, or on with the editing. */
export function LandingConflictDialog({ saving }: { saving: LandingSavingRef }) {
  const { layout: mine, conflict } = useSelector(saving, contextOf);
  const isAsking = useSelector(saving, isAskingIn);
  const keepEditing = () => saving.send({ type: 'conflict.keepEditing' });
  const { changedBy = null, changedAt = null } = conflict ?? {};
  const moment = changedAt === null ? null : formatMoment(changedAt);
  const their = conflict ? layoutOf(conflict.landing) : mine;
  const differences = layoutDifferences(mine, their);
  return (
    <Dialog
      isOpen={isAsking}
      onClose={keepEditing}
      title={landingEditTexts.conflictTitle}
      width="wide"
      footer={
        <>
          <Button onClick={keepEditing}>Keep Editing</Button>
          <Button onClick={() => saving.send({ type: 'conflict.takeTheirs' })}>Take Theirs</Button>
          <Button variant="primary" onClick={() => saving.send({ type: 'conflict.keepMine' })}>
            Keep Mine
          </Button>
        </>
      }
    >
      <p>{`${landingTexts.changedElsewhere(changedBy, moment)}.`}</p>
      <p>{landingEditTexts.nothingLost}</p>
      {mine.title !== their.title && <p>{landingEditTexts.titleDiffers(mine.title, their.title)}</p>}
      {differences.length === 0 && mine.title === their.title && <p>{landingEditTexts.alike}</p>}
      <ul className={styles.differences} aria-label="Cards that differ">
        {differences.map((difference) => {
          const { id, mine: my, theirs: other } = difference;
          const name = my?.heading || other?.heading || landingEditTexts.card(((my ?? other)?.index ?? 0) + 1, '');
          return (
            <li key={id} className={styles.difference}>
              <h3 className={styles.differenceName}>{`${name}: ${said(difference)}`}</h3>
              <Side label="Yours" card={my} layout={mine} />
              <Side label="Theirs" card={other} layout={their} />
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
