import type { FastifyInstance } from 'fastify';
import { serveCxml } from './serveCxml.ts';
import { serveOci } from './serveOci.ts';
import type { PunchoutServices } from './services.ts';

/** The routes of procurement systems: outside the API, with the partner's own credentials (wire 10). */
export function servePunchout(app: FastifyInstance, services: PunchoutServices): void {
  serveCxml(app, services);
  serveOci(app, services);
}
