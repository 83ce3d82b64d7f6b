/** Everything that whoever runs the shop does and that is written down, in the words of the audit log. */
export const AUDIT_TEXTS = {
  'admin.create': 'created an admin on the server',
  'admin.reset': 'restored an admin on the server',
  'user.add': 'added a user',
  'user.change': 'changed a user',
  'user.disable': 'disabled a user',
  'user.enable': 'enabled a user',
  'user.invite': 'invited a user',
  'job.retry': 'retried a job',
  'payment.void': 'voided a payment',
  'payment.refund': 'refunded a payment',
  'landing.save': 'saved the landing page',
  'image.upload': 'uploaded a picture',
  'image.sync': 'synced pictures',
  'site.pageLayout': 'changed the default page layout',
  'site.pageSortBy': 'changed the default sort',
  'site.passwordOptions': 'changed password requirements',
  'partner.add': 'added a trading partner',
  'partner.change': 'changed a trading partner',
  'token.create': 'created a service token',
  'token.revoke': 'revoked a service token',
  'integration.acknowledge': 'acknowledged an order',
  'integration.orders': 'answered orders',
  'integration.invoices': 'sent invoices',
  'integration.payments': 'sent payments',
  'integration.products': 'sent products',
  'integration.units': 'updated product units',
  'integration.prices': 'sent prices',
  'integration.stock': 'sent stock',
  'integration.customers': 'sent customers',
  'data.import': 'imported a file',
  'data.tryImport': 'checked a file',
  'data.export': 'exported data',
  'rules.calendar': 'changed the delivery calendar',
  'rules.zips': 'changed the delivery areas',
  'rules.charges': 'changed fees and tax',
  'rules.site': 'changed the site settings',
  'rules.user': 'changed the user defaults',
  'rules.shop': 'changed the shop profile',
  'rules.synonyms': 'changed the search words',
} as const;

export type AuditAction = keyof typeof AUDIT_TEXTS;

/** What was done; an action of another release by its own name. */
export function auditText(action: string): string {
  return Object.entries<string>(AUDIT_TEXTS).find(([known]) => known === action)?.[1] ?? action;
}
