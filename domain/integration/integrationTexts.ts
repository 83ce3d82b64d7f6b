/** What programs are told that call the shop, and whoever reads their logs. */
export const integrationTexts = {
  tokenRefused: 'The service token is missing, unknown or revoked. Create one with npm run token.',
  scopeMissing: (scope: string) => `The service token is not for ${scope}. Create one with that scope.`,
} as const;
