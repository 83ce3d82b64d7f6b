import { pageDefaultWalk } from '../../machines/admin/pageDefault.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import '../knownTags.ts';
import { comes, openCard } from './optionCards.tsx';
import { isBusy, isIdle, text } from './seeing.ts';

let title = '';
const open = (card: 'defaultLayout' | 'defaultSort', itsTitle: string) => () => {
  title = itsTitle;
  return openCard(card);
};

walkScreen(pageDefaultWalk, {
  open: {
    'of the layout': open('defaultLayout', 'Default Layout'),
    'of the sort': open('defaultSort', 'Default Sort By'),
  },
  sees: {
    loading: () => comes(title)(),
    failed: text(/^The default (layout|sort by) could not be loaded\.$/),
    choosing: isIdle('Save'),
    saving: isBusy('Save'),
  },
  unseen: {
    'choosing.untouched': 'it looks as it does when something was chosen',
    'choosing.touched': 'only who leaves sees the difference',
  },
});
