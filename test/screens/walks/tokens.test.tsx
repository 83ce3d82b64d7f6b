import { TokensScreen } from '../../../src/screens/tokens/TokensScreen.tsx';
import { tokensWalk } from '../../machines/admin/tokens.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { renderPiece } from '../components/renderPiece.tsx';
import '../knownTags.ts';
import { child, quietAdmin } from './quietShop.ts';
import { all, busyDialog, dialog, idleDialog, isBusy, isIdle, no, text, without } from './seeing.ts';

const MAKE = 'Make a Service Token';
const SECRET = /^The Secret of/;
const NOT_ALLOWED = 'The browser did not allow it: select the secret and copy it yourself.';
const silent = all(without('The secret is in the clipboard.'), without(NOT_ALLOWED));

walkScreen(tokensWalk, {
  open: {
    '': () => {
      const { shop, area } = quietAdmin({ type: 'tokens.enter' });
      renderPiece(<TokensScreen shop={shop} area={area} />);
      return child(area, 'tokens');
    },
  },
  sees: {
    'browsing.loading': isBusy('Refresh'),
    'browsing.listed': all(isIdle('Refresh'), no('alert'), no('alertdialog'), no('dialog')),
    naming: idleDialog(MAKE, 'Make Token'),
    making: busyDialog(MAKE, 'Make Token'),
    showing: dialog(SECRET),
    'showing.uncopied': all(idleDialog(SECRET, 'Copy'), silent),
    'showing.copying': busyDialog(SECRET, 'Copy'),
    'showing.copied': text('The secret is in the clipboard.'),
    'showing.notCopied': text(NOT_ALLOWED),
    lookingUp: busyDialog(MAKE, 'Make Token'),
    lost: dialog('The Secret Was Lost'),
    confirming: dialog('Revoke This Token?'),
    revoking: isBusy('Refresh'),
    'browsing.failed': text('The tokens could not be loaded.'),
  },
  alike: [
    ['making', 'lookingUp'],
    ['browsing.loading', 'revoking'],
  ],
  unseen: { browsing: 'its states say what is seen' },
});
