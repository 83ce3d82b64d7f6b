/** Apart from the campaigns, so that the command line is checked before they are loaded. */
export const CAMPAIGN_SIZES = {
  access: { unit: 'authorisation cells', usual: 5_712 },
  tampered: { unit: 'tampered requests', usual: 2_775 },
  races: { unit: 'races', usual: 540 },
  paidTwice: { unit: 'invoices paid from two sessions at once', usual: 1_000 },
  client: { unit: 'client faults', usual: 450 },
  signInTimes: { unit: 'pairs of sign-ins', usual: 2_000 },
  faults: { unit: 'faults under load', usual: 384 },
  payments: { unit: 'kills while cards are charged', usual: 400 },
  imageSync: { unit: 'pictures in a source, the server killed half-way', usual: 5_000 },
  exports: { unit: 'kills while orders leave', usual: 100 },
  imports: { unit: 'kills and stops while files are imported', usual: 100 },
  accountPayments: { unit: 'kills while accounts are paid', usual: 400 },
  night: { unit: 'minutes of a night with everything that an operator fears', usual: 120 },
} as const satisfies Record<string, { unit: string; usual: number }>;

export type CampaignName = keyof typeof CAMPAIGN_SIZES;

export function isCampaignName(name: string): name is CampaignName {
  return Object.hasOwn(CAMPAIGN_SIZES, name);
}
