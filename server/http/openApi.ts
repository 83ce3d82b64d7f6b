import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

/** `/openapi.json` from the same schemas that check the calls, and readable docs at `/api/docs`. */
export async function publishContract(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Storefront API',
        version: '1.0.0',
        description:
          'Ordering for distributors. Numbers are plain decimals, dates are YYYY-MM-DD, a refusal is { message, errors }. ' +
          'X-Customer-Key names the customer acted for, Idempotency-Key makes a write safe to repeat, X-Cart-Version says ' +
          'which cart the caller has seen; none of them is ever required of a customer acting for itself.',
      },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: ({ schema, url }) => ({ schema: schema ?? {}, url }),
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true, uiConfig: { docExpansion: 'none' } });
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
