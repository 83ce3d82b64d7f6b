import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { inlineScriptHashes } from '../../platform/http/security.ts';

/** Only its own script runs, and it reaches neither the network nor the shop around it. `allow-modals` lets it print. */
const policyOf = (html: string) =>
  [
    "default-src 'none'",
    `script-src ${inlineScriptHashes(html).join(' ')}`,
    "style-src 'unsafe-inline'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts allow-modals',
  ].join('; ');

/**
 * The atlas page without its charts, which the shop fetches as the admin and sends into this frame: a frame has no
 * token.
 */
export async function serveAtlasPage(app: FastifyInstance, atlasRoot: string): Promise<void> {
  const html = await readFile(join(atlasRoot, 'page.html'), 'utf8');
  const policy = policyOf(html);
  app.get('/admin/flows/atlas', { schema: { hide: true } }, async (_request, reply) => {
    return await reply
      .header('content-security-policy', policy)
      .header('x-frame-options', 'SAMEORIGIN')
      // Chromium warns about the wish for an own process, which a sandboxed frame has anyway.
      .header('origin-agent-cluster', '?0')
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(html);
  });
}
