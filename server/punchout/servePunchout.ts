import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { serveCxml } from './serveCxml.ts';
import { serveOci } from './serveOci.ts';

/** Where procurement systems knock: outside the API, with the partner's own credentials (wire 10). */
export function servePunchout(app: FastifyInstance, services: Services): void {
  serveCxml(app, services);
  serveOci(app, services);
}
