import { screen } from '@testing-library/react';
import { createActor } from 'xstate';
import { DEFAULT_USER_SETTINGS } from '#domain/settings/settings.ts';
import { documentsMachine } from '#machines/documents/documentsMachine.ts';
import { OrderDocuments } from '../../../src/components/documents/OrderDocuments.tsx';
import { documentsWalk } from '../../machines/documents.walk.ts';
import { invoiced } from '../../machines/history/orderSamples.ts';
import { quietly } from '../../support/quietly.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { renderPiece } from '../components/renderPiece.tsx';

walkScreen(documentsWalk, {
  open: {
    '': () => {
      const documents = createActor(quietly(documentsMachine)).start();
      renderPiece(<OrderDocuments list={documents} order={invoiced} settings={DEFAULT_USER_SETTINGS} />);
      return documents;
    },
  },
  sees: {
    waiting: () => {
      for (const paper of ['Confirmation', 'Invoice']) screen.getByLabelText(`${paper} of order 500103`);
    },
  },
  unseen: {},
});
