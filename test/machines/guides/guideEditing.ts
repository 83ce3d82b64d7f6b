import { type Editing, editingOf, withLine } from '#machines/guides/guideForm/guideForm.ts';
import { guideCatalogue, weekly } from './guideSamples.ts';

export const opened = { guide: weekly, guides: [weekly], catalogue: guideCatalogue };

/** The weekly guide with another quantity of tomatoes typed. */
export function editingWeekly(quantityText: string): Editing {
  const editing = editingOf(opened, 'Weekly');
  return { ...editing, draft: withLine(editing, 11, (line) => ({ ...line, quantityText })) };
}
