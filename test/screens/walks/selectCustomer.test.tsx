import { screen } from '@testing-library/react';
import { VirtuosoMockContext } from 'react-virtuoso';
import { expect } from 'vitest';
import type { SelectCustomerRef } from '#machines/access/selectCustomer/selectCustomerMachine.ts';
import { SelectCustomerScreen } from '../../../src/screens/selectCustomer/SelectCustomerScreen.tsx';
import { selectCustomerWalk } from '../../machines/access/selectCustomer.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { renderPiece } from '../components/renderPiece.tsx';
import { quietSession, signInRep } from './quietSession.ts';
import { child } from './quietShop.ts';
import { text, waiting } from './seeing.ts';

function openChoice(): SelectCustomerRef {
  const session = quietSession();
  signInRep(session);
  const identify = child(session, 'identify');
  renderPiece(
    <VirtuosoMockContext.Provider value={{ viewportHeight: 300, itemHeight: 75 }}>
      <SelectCustomerScreen identify={identify} session={session} />
    </VirtuosoMockContext.Provider>,
  );
  return child(identify, 'selectCustomer');
}

const oneHighlighted = () => expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1);

walkScreen(selectCustomerWalk, {
  open: { '': openChoice },
  sees: {
    loading: waiting,
    choosing: text(/^\d customers?$/),
    'choosing.steady': oneHighlighted,
    'choosing.pausing': oneHighlighted,
    failed: text('The customers could not be loaded.'),
  },
  alike: [['choosing.steady', 'choosing.pausing']],
  unseen: { chosen: 'the session goes on at once' },
});
