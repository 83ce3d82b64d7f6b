import type { SessionRef } from '#machines/app/session/sessionMachine.ts';
import type { LeavingRef } from '#machines/leaving/leavingMachine.ts';
import type { NoticesRef } from '#machines/notices/noticesMachine.ts';
import type { Part } from '../loading/part.tsx';
import type { Access } from './access/access.tsx';
import type { AreaLoader } from './areas/areaLoader.ts';
import type { Problems } from './bugs/problems.ts';
import type { LiveSwitch } from './joinLive.ts';
import type { Router } from './router.ts';

/** The parts of the running storefront that the interface uses. */
export interface Storefront {
  session: SessionRef;
  notices: NoticesRef;
  leaving: LeavingRef;
  live: LiveSwitch;
  history: Router['history'];
  areas: AreaLoader;
  problems: Problems;
  access: Access;
  /** Sends the last minutes to support. Records from the time when it loads, which is after the first page. */
  support: Part<object>;
}
