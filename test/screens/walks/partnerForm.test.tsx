import { act, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { PartnersScreen } from '../../../src/screens/partners/PartnersScreen.tsx';
import { partnerFormWalk } from '../../machines/admin/partnerForm.walk.ts';
import { partner, partnerPage } from '../../machines/admin/partnerSamples.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { renderPiece } from '../components/renderPiece.tsx';
import '../knownTags.ts';
import { answer, child, quietAdmin } from './quietShop.ts';
import { versionedFormSees, versionedFormUnseen } from './versionedFormSeeing.ts';

function open(id: number | null) {
  const { shop, area } = quietAdmin({ type: 'partners.enter' });
  renderPiece(<PartnersScreen shop={shop} area={area} />);
  const partners = child(area, 'partners');
  act(() => answer(partners, 'loadPage', partnerPage));
  act(() => partners.send({ type: 'partner.open', id }));
  return child(partners, 'partnerForm');
}

walkScreen(partnerFormWalk, {
  open: { 'to change': () => open(partner.id), 'to add': () => open(null) },
  sees: {
    ...versionedFormSees('Who They Are'),
    closed: () => expect(screen.queryByText('Who They Are')).toBeNull(),
  },
  unseen: versionedFormUnseen,
});
