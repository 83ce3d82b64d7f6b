import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { SettingsScreen } from '../../../src/screens/settings/SettingsScreen.tsx';
import '../../../src/screens/settings/ThemeForm.tsx';
import { themeEditWalk } from '../../machines/account/themeEdit.walk.ts';
import { colourful } from '../../machines/themeSamples.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { renderPiece } from '../components/renderPiece.tsx';
import '../knownTags.ts';
import { child, quietAccount } from './quietShop.ts';
import { all, button, dialog, isBusy, isIdle, noDialog, text, waiting } from './seeing.ts';

const field = () => void screen.getByLabelText('Primary Color');
const editing = all(field, isIdle('Apply'), isIdle('Reset'), noDialog);
const cancelIs = (isDisabled: boolean) => () => expect(button('Cancel').disabled).toBe(isDisabled);

walkScreen(themeEditWalk, {
  open: {
    '': () => {
      const { shop, area } = quietAccount({ type: 'settings.enter' }, { shopper: colourful });
      renderPiece(<SettingsScreen shop={shop} area={area} />);
      return child(area, 'themeEdit');
    },
  },
  sees: {
    loading: waiting,
    failed: text('Your theme could not be loaded.'),
    editing,
    'editing.untouched': all(editing, cancelIs(true)),
    'editing.touched': all(editing, cancelIs(false)),
    askingCancel: dialog('Cancel Changes'),
    askingReset: dialog('Reset Theme'),
    saving: isBusy('Apply'),
    resetting: isBusy('Reset'),
  },
  unseen: {},
});
