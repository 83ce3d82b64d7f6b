import { act } from '@testing-library/react';
import type { OpenedLanding } from '#machines/admin/landingEditing/landingEditing.ts';
import type { LandingEditingRef } from '#machines/admin/landingEditing/landingEditingMachine.ts';
import { landingEditingMachine } from '#machines/admin/landingEditing/landingEditingMachine.ts';
import type { LandingFormRef } from '#machines/admin/landingEditing/landingFormMachine.ts';
import { LandingEditingScreen } from '../../src/features/admin/landingEditing/LandingEditingScreen.tsx';
import { openedLanding } from '../machines/admin/landingSamples.ts';
import { answer, child, quietFlow, quietShop } from '../support/screens/quietShop.ts';
import { renderPiece } from './components/renderPiece.tsx';

export function openEditing(): LandingEditingRef {
  const shop = quietShop();
  const landingEditing = quietFlow(landingEditingMachine, { catalogueRef: shop.catalogue });
  renderPiece(<LandingEditingScreen shop={shop} flows={{ landingEditing }} />);
  return landingEditing;
}

export function openForm(opened: Partial<OpenedLanding> = {}): LandingFormRef {
  const editing = openEditing();
  act(() => answer(editing, 'openLanding', { ...openedLanding, ...opened }));
  return child(editing, 'landingForm');
}

export function openCard(opened: Partial<OpenedLanding> = {}, card = 1) {
  const form = openForm(opened);
  act(() => form.send({ type: 'card.edit', card }));
  return child(form, 'cardEditing');
}

export function openSaving() {
  const form = openForm();
  act(() => {
    form.send({ type: 'title.type', title: 'Hello' });
    form.send({ type: 'page.save' });
  });
  return child(form, 'landingSaving');
}
