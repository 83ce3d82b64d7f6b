import type { Row } from '../accessGates.ts';

/** Calls of service tokens. */
export const integrationRows: Readonly<Record<string, Row>> = {
  'GET /api/integration/orders': { gate: 'services', own: 200 },
  'POST /api/integration/orders/:orderNumber/acknowledge': {
    gate: 'services',
    own: 404,
    params: { own: { orderNumber: 'never placed' } },
  },
  'PUT /api/integration/orders': { gate: 'services', own: 200, body: [] },
  'PUT /api/integration/invoices': { gate: 'services', own: 200, body: [] },
  'PUT /api/integration/payments': { gate: 'services', own: 200, body: [] },
  'PUT /api/integration/products': { gate: 'services', own: 200, body: [] },
  'PUT /api/integration/units': { gate: 'services', own: 200, body: [] },
  'PUT /api/integration/prices': { gate: 'services', own: 200, body: [] },
  'PUT /api/integration/stock': { gate: 'services', own: 200, body: [] },
  'PUT /api/integration/customers': { gate: 'services', own: 200, body: [] },
};
