/** What programs are told that call the shop, and whoever reads their logs. */
export const integrationTexts = {
  tokenRefused: 'The service token is missing, unknown or revoked. npm run token makes a new one.',
  scopeMissing: (scope: string) => `The service token is not for ${scope}. Make one with that scope.`,
} as const;
