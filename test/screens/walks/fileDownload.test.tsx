import { fileDownloadWalk } from '../../machines/admin/fileDownload.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import '../knownTags.ts';
import { openStock } from './importPages.tsx';
import { isBusy, isIdle } from './seeing.ts';

walkScreen(fileDownloadWalk, {
  open: { '': () => openStock().download },
  sees: { resting: isIdle('What the Shop Holds Now'), fetching: isBusy('What the Shop Holds Now') },
  unseen: {},
});
