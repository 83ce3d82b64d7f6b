import { expect } from 'vitest';
import { createActor } from 'xstate';
import { type HumanCheckRef, humanCheckMachine } from '#machines/access/humanCheck/humanCheckMachine.ts';
import type { HumanCheckSite } from '#machines/access/humanCheck/humanProof.ts';
import { HumanCheckField } from '../../../src/account/HumanCheckField.tsx';
import { localCheck } from '../../machines/access/accountSamples.ts';
import { humanCheckWalk } from '../../machines/access/humanCheck.walk.ts';
import { quietly } from '../../support/quietly.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { renderPiece } from '../components/renderPiece.tsx';
import { all, text } from './seeing.ts';

const open = (site: HumanCheckSite) => (): HumanCheckRef => {
  const check = createActor(quietly(humanCheckMachine), { input: site }).start();
  renderPiece(
    <HumanCheckField site={site} check={check} isPassed={false} isBroken={false} onAgain={() => undefined} />,
  );
  return check;
};

const UNAVAILABLE = 'Verification service is not available at this time. Please contact support.';
/** The room for a widget, or the box at work. */
const checking = () =>
  expect(document.querySelector('[data-human-check]:not([hidden]), [type=checkbox][aria-busy=true]')).not.toBeNull();

walkScreen(humanCheckWalk, {
  open: {
    'by the own puzzle': open(localCheck),
    'by a widget': open({ kind: 'turnstile', siteKey: 'key-1' }),
    'without a key': open({ kind: 'hcaptcha', siteKey: null }),
  },
  sees: {
    waiting: text('I am human'),
    checking,
    unavailable: all(text(UNAVAILABLE), text('Try Again')),
  },
  unseen: {
    deciding: 'decided in the same moment, never on screen',
    passed: 'the form goes on at once, and ticks the box',
  },
});
