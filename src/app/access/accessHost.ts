import type { SessionRef } from '#machines/app/session/sessionMachine.ts';
import type { AreaServices } from '../../page/areaServices.ts';
import type { Problems } from '../bugs/problems.ts';

/** What leads to an account needs of the running storefront beside the server. */
export interface AccessHost extends Pick<AreaServices, 'api' | 'notify'> {
  readonly session: () => SessionRef;
  readonly problems: Problems;
}
