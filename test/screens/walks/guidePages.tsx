import { act, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { EventFrom } from 'xstate';
import type { GuideEditRef } from '#machines/guides/guideEdit/guideEditMachine.ts';
import type { OpenedGuide } from '#machines/guides/guideForm/guideForm.ts';
import type { GuideFormRef } from '#machines/guides/guideForm/guideFormMachine.ts';
import type { OrderGuideRef } from '#machines/guides/orderGuide/orderGuideMachine.ts';
import type { DialogsRef, dialogsMachine } from '#machines/shop/dialogs/dialogsMachine.ts';
import { ShopDialogs } from '../../../src/app/dialogs/ShopDialogs.tsx';
import { GuideEditScreen } from '../../../src/screens/guideEdit/GuideEditScreen.tsx';
import { OrderGuideScreen } from '../../../src/screens/orderGuide/OrderGuideScreen.tsx';
import { guideBuyer } from '../../machines/guides/guideDialogSamples.ts';
import { basil, locked, weekly } from '../../machines/guides/guideSamples.ts';
import { catalogueOf, loadedCatalogue, tomatoes } from '../../machines/samples.ts';
import { renderPiece } from '../components/renderPiece.tsx';
import '../knownTags.ts';
import { answer, child, quietGuides, quietProblems, quietShop } from './quietShop.ts';

const loaded = { ...loadedCatalogue, products: [tomatoes, basil], guides: [weekly, locked] };

export const catalogueWithGuides = catalogueOf(loaded);

/** The page of the guide Weekly, which holds tomatoes. */
export function openOrderGuide(): OrderGuideRef {
  const { shop, area } = quietGuides({ type: 'orderGuide.enter', guide: 'Weekly' }, { catalogue: loaded });
  renderPiece(<OrderGuideScreen shop={shop} area={area} />);
  return child(area, 'orderGuide');
}

/** The page on which it is edited, before it has come. */
export function openGuideEdit(): GuideEditRef {
  const { shop, area } = quietGuides({ type: 'guideEdit.enter', guide: 'Weekly' }, { catalogue: loaded });
  renderPiece(<GuideEditScreen shop={shop} area={area} />);
  return child(area, 'guideEdit');
}

/** Its fields. */
export function openGuideForm(opened: OpenedGuide): GuideFormRef {
  const edit = openGuideEdit();
  act(() => answer(edit, 'openGuide', opened));
  return child(edit, 'guideForm');
}

/** A dialog that any page can open, for someone who keeps guides. */
export function openShopDialog(opening: EventFrom<typeof dialogsMachine>): DialogsRef {
  const shop = quietShop({ shopper: guideBuyer });
  shop.dialogs.send(opening);
  answer(shop.dialogs, 'loadDialog', undefined);
  renderPiece(<ShopDialogs shop={shop} problems={quietProblems} />);
  return shop.dialogs;
}

const openDialog = () => within(screen.getByLabelText(/./, { selector: '[role=dialog]' }));

const alert = () => openDialog().getByRole('alert').textContent;
export const saysNothing = () => expect(alert()).toBe('');

const nameField = () => screen.getByLabelText<HTMLInputElement>(/^Order Guide Name/);
const isSent = () => screen.getByText('Save', { selector: 'button *' }).closest('button')?.ariaBusy === 'true';

/** The page that edits a guide: open to whoever types, or waiting for the answer to a save. */
export const guideFields = {
  open: () => expect([nameField().disabled, isSent()]).toEqual([false, false]),
  answered: () => expect(isSent()).toBe(false),
  sent: () => expect([nameField().disabled, isSent()]).toEqual([true, true]),
};
