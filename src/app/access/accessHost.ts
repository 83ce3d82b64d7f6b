import type { SessionRef } from '#machines/app/session/sessionMachine.ts';
import type { AreaServices } from '../../page/areaServices.ts';
import type { Problems } from '../bugs/problems.ts';

/** The services of the running storefront, besides the server, that the account flows need. */
export interface AccessHost extends Pick<AreaServices, 'api' | 'notify'> {
  readonly session: () => SessionRef;
  readonly problems: Problems;
}
