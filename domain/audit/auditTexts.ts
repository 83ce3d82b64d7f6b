/** Everything that whoever runs the shop does and that is written down, in the words of the audit log. */
export const AUDIT_TEXTS = {
  'admin.create': 'made an admin on the server',
  'admin.reset': 'let an admin in again on the server',
  'user.add': 'added a user',
  'user.change': 'changed a user',
  'user.disable': 'disabled a user',
  'user.enable': 'enabled a user',
  'user.invite': 'invited a user',
  'job.retry': 'tried a job again',
  'payment.void': 'voided a payment',
  'payment.refund': 'refunded a payment',
  'landing.save': 'saved the landing page',
  'image.upload': 'uploaded a picture',
  'image.sync': 'synced pictures',
  'site.pageLayout': 'set the default page layout',
  'site.pageSortBy': 'set the default sort',
  'site.passwordOptions': 'set what passwords need',
  'partner.add': 'added a trading partner',
  'partner.change': 'changed a trading partner',
  'token.create': 'made a service token',
  'token.revoke': 'revoked a service token',
  'integration.acknowledge': 'took an order over',
  'integration.orders': 'answered orders',
  'integration.invoices': 'sent invoices',
  'integration.payments': 'sent payments',
  'integration.products': 'sent products',
  'integration.units': 'sent units of products',
  'integration.prices': 'sent prices',
  'integration.stock': 'sent stock',
  'integration.customers': 'sent customers',
  'data.import': 'brought a file in',
  'data.tryImport': 'tried a file',
  'data.export': 'took data out as a file',
  'rules.calendar': 'set the delivery calendar',
  'rules.zips': 'set the zip rules',
  'rules.charges': 'set charges and tax',
  'rules.site': 'set what the site allows',
  'rules.user': 'set the defaults of users',
  'rules.shop': 'set how the shop looks',
  'rules.synonyms': 'set the search words',
} as const;

export type AuditAction = keyof typeof AUDIT_TEXTS;

/** What was done; an action of another release by its own name. */
export function auditText(action: string): string {
  return Object.entries<string>(AUDIT_TEXTS).find(([known]) => known === action)?.[1] ?? action;
}
