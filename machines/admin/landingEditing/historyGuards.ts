import type { LayoutHistory } from '#domain/landing/layoutHistory.ts';
import { landingText } from '#domain/texts/landingText.ts';
import { refusing } from '../../lib/refusal.ts';

interface WithHistory {
  history: LayoutHistory;
}

/** The guards of undo and redo, for the page and for a card. */
export const historyGuards = {
  canUndo: refusing(
    ({ context: { history } }: { context: WithHistory }) => history.past.length > 0,
    () => landingText('landingEditing.nothingToUndo'),
  ),
  canRedo: refusing(
    ({ context: { history } }: { context: WithHistory }) => history.future.length > 0,
    () => landingText('landingEditing.nothingToRedo'),
  ),
};
