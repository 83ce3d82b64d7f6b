import { act, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { GuideWriteRef } from '#machines/guides/guideWrite/guideWriteMachine.ts';
import { opened } from '../../machines/guides/guideEditing.ts';
import { weekly } from '../../machines/guides/guideSamples.ts';
import { guideWriteWalk } from '../../machines/guides/guideWrite.walk.ts';
import { tomatoes } from '../../machines/samples.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { openGuideForm, openOrderGuide } from './guidePages.tsx';
import { child } from './quietShop.ts';
import { all, noDialog } from './seeing.ts';

function openCreation(): GuideWriteRef {
  const page = openOrderGuide();
  act(() => page.send({ type: 'guide.create', takenNames: [] }));
  const naming = child(page, 'guideNaming');
  act(() => {
    naming.send({ type: 'name.type', name: 'Weekly' });
    naming.send({ type: 'name.submit' });
  });
  return child(naming, 'guideWrite');
}

function openItem(): GuideWriteRef {
  const page = openOrderGuide();
  const [line] = weekly.products;
  if (!line) throw new Error('no line');
  act(() => page.send({ type: 'item.change', guide: weekly, line, product: tomatoes }));
  const item = child(page, 'guideItem');
  act(() => {
    item.send({ type: 'quantity.type', text: '5' });
    item.send({ type: 'item.save' });
  });
  return child(item, 'guideWrite');
}

function openSave(): GuideWriteRef {
  const form = openGuideForm(opened);
  act(() => {
    form.send({ type: 'line.type', productKey: 11, text: '5' });
    form.send({ type: 'guide.save' });
  });
  return child(child(form, 'guideSaving'), 'guideWrite');
}

function openDeletion(): GuideWriteRef {
  const page = openOrderGuide();
  act(() => {
    page.send({ type: 'guide.delete', guide: weekly });
    page.send({ type: 'deletion.confirm' });
  });
  return child(page, 'guideWrite');
}

const isWaiting = () => expect(document.querySelector('button[aria-busy=true]')).not.toBeNull();
const saysNothing = () =>
  expect(screen.queryAllByRole('alert', { hidden: true }).map(({ textContent }) => textContent)).not.toContainEqual(
    expect.stringMatching(/./),
  );
const says = (words: RegExp) => () => void screen.getAllByText(words);

walkScreen(guideWriteWalk, {
  open: {
    'of a new guide': openCreation,
    'of one product': openItem,
    'of a whole guide': openSave,
    'of a deletion': openDeletion,
  },
  sees: {
    sending: isWaiting,
    asking: isWaiting,
    done: all(noDialog, saysNothing, () => expect(isWaiting).toThrow()),
    stale: says(/^(Someone else changed|This order guide was changed elsewhere)/),
    refused: says(/^(That name is taken|This order guide does not exist|Someone else deleted)/),
    failed: says(/(The server did not respond|Request could not be completed at this time)\.$/),
  },
  alike: [['sending', 'asking']],
  unseen: {},
});
