import { entryText } from '#domain/texts/entryText.ts';
import { checkList, MIXED_MAIL, openQuickEntry, pasteDialog, pastedLine } from '#test/support/browser/pasting.ts';
import { cut, hold, holdAfter } from '#test/support/stories/server.ts';
import {
  busyButton,
  click,
  closeByEscape,
  fill,
  inDialog,
  inOrder,
  noDialog,
  openDialog,
  press,
  select,
  sends,
  upload,
  visibleField,
  visibleText,
} from '#test/support/stories/steps.ts';
import { type Step, storiesOf } from '#test/support/stories/story.ts';

const VALIDATE = '**/api/cart/validate';
const DIALOG = 'Paste Lines';
const AT = { as: 'chef', at: '/products' } as const;

const GOOD = '10089\t2\tCS\n10226\t1\tCS';
const MANY = Array.from({ length: 120 }, (_, at) => `${10_089 + at * 137}\t${at % 7}\tCS`).join('\n');
/** Three lines without a quantity, and two duplicate products. */
const ALIKE = '10089\n10226\n11322\n11459\t3\tHC\n11459\t3\tHC\n36804\t2\tEA\n36804\t2\tEA';
const TWO_IN_ONE = '2 cs 10089 and 1 cs 10226\n3 hc 11459';

const openEntry: Step = ({ page }) => openQuickEntry(page);
const open = inOrder(openEntry, click('Paste Lines'));
const write = (text: string) => inDialog(DIALOG, fill('Lines', text));
const empty = inDialog(DIALOG, visibleField('Lines'));
const edit = inDialog(DIALOG, click('Edit Text'));
const check = inDialog(DIALOG, click('Check Lines'));
const checked: Step = ({ page }) =>
  pasteDialog(page)
    .getByRole('status')
    .getByText(/\d+ ready/)
    .waitFor();
const fifthLine: Step = ({ page }) => pastedLine(page, 5).waitFor();
const recheck = (text: string) => inOrder(edit, write(text), check, checked);
const showAll = inDialog(DIALOG, select('Show', 'all'));
const enter =
  (text: string): Step =>
  async ({ page }) => {
    await openQuickEntry(page);
    await checkList(page, text);
  };
const add = inDialog(DIALOG, click(/^Add /));

/** A list from elsewhere, pasted into quick entry. */
export const pasteStories = storiesOf(
  ['paste', 'dialogs'],
  [
    { name: 'paste-empty', ...AT, does: open, sees: empty },
    { name: 'paste-together', does: [write(ALIKE), check], sees: checked },
    { name: 'paste-many', does: recheck(MANY), sees: checked },
    { name: 'paste-review-all', does: [recheck(MIXED_MAIL), showAll], sees: fifthLine },
    { name: 'paste-divided', does: [recheck(TWO_IN_ONE), showAll], sees: '1b' },
    { name: 'paste-closed', ...AT, does: [open, empty, press('Escape')], sees: noDialog(DIALOG) },
    {
      name: 'paste-file',
      does: [click('Paste Lines'), inDialog(DIALOG, upload('File with lines', 'friday.csv', 'text/csv', GOOD))],
      sees: inDialog(DIALOG, visibleText('10089')),
    },
    { name: 'paste-text-close', does: [write(GOOD), press('Escape')], sees: openDialog('Lines Not Added') },
    { name: 'paste-text', does: [closeByEscape('Lines Not Added'), write(MIXED_MAIL)], sees: empty, byTab: true },
    { name: 'paste-review', does: check, sees: checked, byTab: true },
    { name: 'paste-close', does: press('Escape'), sees: openDialog('Lines Not Added') },
    {
      name: 'paste-unreachable',
      server: cut(VALIDATE),
      does: [closeByEscape('Lines Not Added'), recheck(MIXED_MAIL)],
      sees: entryText('entry.serverUnreachable', { detail: '' }).trim(),
    },
    { name: 'paste-checking', server: hold(VALIDATE), does: [edit, check], sees: /^Checking/ },
    {
      name: 'paste-rechecking',
      ...AT,
      server: holdAfter(1, VALIDATE),
      does: [enter(`${GOOD}\n99999999\t1\tCS`), fill('Product code of line 3', '11322'), sends(VALIDATE, add)],
      sees: inDialog(DIALOG, busyButton()),
    },
    { name: 'paste-done', ...AT, does: [enter(GOOD), add], sees: noDialog(DIALOG) },
  ],
);
