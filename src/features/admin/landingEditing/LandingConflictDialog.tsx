import { useSelector } from '@xstate/react';
import { formatMoment } from '#domain/formatDay.ts';
import { landingEditTexts } from '#domain/landing/landingEditTexts.ts';
import { landingTexts } from '#domain/landing/landingTexts.ts';
import type { LandingCard, LandingLayout } from '#domain/landing/layout.ts';
import { type CardDifference, layoutDifferences } from '#domain/landing/layoutDifferences.ts';
import { contentsById } from '#domain/landing/layoutRules.ts';
import { landingText } from '#domain/texts/landingText.ts';
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
          ? landingText('landingEditing.sideCard', {
              side: label,
              place: card.index + 1,
              visibility: card.hidden ? 'hidden' : 'shown',
            })
          : label}
      </p>
      {card ? (
        <CardFace card={card} contents={contentsById(layout)} />
      ) : (
        <p className={styles.empty}>{landingText('landingEditing.missing')}</p>
      )}
    </div>
  );
}

function differenceText({ mine, theirs, isMoved, isChanged }: CardDifference): string {
  if (!theirs) return landingText('landingEditing.onlyInYourVersion');
  if (!mine) return landingText('landingEditing.onlyInTheirVersion');
  return isChanged
    ? isMoved
      ? landingText('landingEditing.changedAndMoved')
      : landingText('landingEditing.changed')
    : landingText('landingEditing.moved');
}

/** Compares the user's version with the one that another user saved, and asks which to keep, or to continue editing. */
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
      title={landingText('landingEdit.conflictTitle')}
      width="wide"
      footer={
        <>
          <Button onClick={keepEditing}>{landingText('landingEditing.keepEditing')}</Button>
          <Button onClick={() => saving.send({ type: 'conflict.takeTheirs' })}>
            {landingText('landingEditing.takeTheirs')}
          </Button>
          <Button variant="primary" onClick={() => saving.send({ type: 'conflict.keepMine' })}>
            {landingText('landingEditing.keepMine')}
          </Button>
        </>
      }
    >
      <p>{`${landingTexts.changedElsewhere(changedBy, moment)}.`}</p>
      <p>{landingText('landingEdit.nothingLost')}</p>
      {mine.title !== their.title && (
        <p>{landingText('landingEdit.titleDiffers', { mine: mine.title, theirs: their.title })}</p>
      )}
      {differences.length === 0 && mine.title === their.title && <p>{landingText('landingEdit.alike')}</p>}
      <ul className={styles.differences} aria-label={landingText('landingEditing.cardsThatDiffer')}>
        {differences.map((difference) => {
          const { id, mine: my, theirs: other } = difference;
          const name = my?.heading || other?.heading || landingEditTexts.card(((my ?? other)?.index ?? 0) + 1, '');
          return (
            <li key={id} className={styles.difference}>
              <h3 className={styles.differenceName}>{`${name}: ${differenceText(difference)}`}</h3>
              <Side label={landingText('landingEditing.yours')} card={my} layout={mine} />
              <Side label={landingText('landingEditing.theirs')} card={other} layout={their} />
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
