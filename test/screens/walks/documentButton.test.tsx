import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor } from 'xstate';
import { type DocumentRequest, documentKey } from '#domain/document/documentRequest.ts';
import type { DocumentButtonRef } from '#machines/documentButton/documentButtonMachine.ts';
import { documentsMachine } from '#machines/documents/documentsMachine.ts';
import { DocumentButton } from '../../../src/components/documents/DocumentButton.tsx';
import { documentButtonWalk } from '../../machines/documentButton.walk.ts';
import { confirmation, scan } from '../../machines/history/orderSamples.ts';
import { quietly } from '../../support/quietly.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { renderPiece } from '../components/renderPiece.tsx';

function press(request: DocumentRequest, documentFailed: boolean): DocumentButtonRef {
  const key = documentKey(request);
  const documents = createActor(quietly(documentsMachine)).start();
  documents.send({ type: 'document.settled', key, documentFailed });
  documents.send({ type: 'document.press', request });
  renderPiece(<DocumentButton list={documents} request={request} label="Paper" of="order 500104" />);
  const pressed = documents.getSnapshot().context.documents[key];
  if (!pressed) throw new Error('no button was pressed');
  return pressed;
}

const paper = () => screen.getByLabelText('Paper of order 500104');
const isOpening = () => expect(paper().ariaBusy).toBe('true');
const isAsBefore = () => expect(paper().ariaBusy).toBeNull();

walkScreen(documentButtonWalk, {
  open: {
    'a confirmation': () => press(confirmation, false),
    'a scan that failed before': () => press(scan, true),
  },
  sees: {
    openingTab: isOpening,
    fetching: isOpening,
    showing: isAsBefore,
    failed: () => void screen.getByLabelText('Failed: Paper of order 500104'),
    withoutTab: isAsBefore,
    reset: isAsBefore,
  },
  alike: [
    ['openingTab', 'fetching'],
    ['showing', 'withoutTab', 'reset'],
  ],
  unseen: {},
});
