/** What has come since a run was to take ten minutes at most, and by which words the files, machines and flows of it are known. */
const SINCE = {
  'landing page and editor': ['landing', 'cardEditing', 'richText', 'cleanHtml', 'pictureUpload'],
  'theme, settings, images, administration': [
    ...['theme', 'settings', 'colour', 'contrast', 'firstPaint', 'image', 'matchFiles', 'hostilePictures', 'option'],
    ...['admin', 'administration', 'pageDefault', 'passwordOptions', 'jobs.test.tsx', 'jobsMachine', 'productOrder'],
    ...['screens/payments', 'paymentsMachine', 'screens/walks/payments', 'screens/walks/jobs', 'demoDataPictures'],
  ],
  'account ledger and Make Payment': [
    ...['ledger', 'makePayment', 'payAccount', 'accountPayment', 'accountDetail', 'accountSummary', 'accountList'],
    ...['domain/account.', 'ageing', 'allocation', 'bankRules', 'paymentSelection', 'runningBalance'],
    ...['paymentReview', 'paymentRecovery', 'paymentSending'],
  ],
  'documents and reports': [
    ...['document', 'report', 'papers', 'pdf', 'renderers', 'mainThread', 'paper.test', 'answersNobodyCanRead'],
  ],
  'card payment': [
    ...[
      'payment',
      'paying',
      'payOnce',
      'payOrder',
      'refunds',
      'sandboxGateway',
      'authorizeNet',
      'verdict',
      'cardTokens',
    ],
    ...[
      'cardScan',
      'cardIssuers',
      'cardNumber',
      'cardRules',
      'testCards',
      'billing',
      'torturePayments',
      'checkoutCard',
    ],
  ],
  addresses: ['deliveryAddresses', 'addressDialog', 'addresses', 'addressTabs', 'domain/address.'],
  'accounts and consumers': [
    ...['accounts', 'accountPages', 'accountPorts', 'accountMachine', 'account/account.', 'walks/account.'],
    ...['signUp', 'password', 'preferences', 'verif', 'reset', 'humanCheck', 'shipMethod', 'consumer', 'invitations'],
    ...[
      'demoMail',
      'api/mail',
      'letters',
      'emailAddress',
      'guestAddress',
      'guessing',
      'credentials',
      'selectShipMethod',
    ],
    ...['accessMachine', 'access/access.', 'walks/access.', 'removeExpired', 'api/jobs'],
  ],
} as const;

export type Area = keyof typeof SINCE | 'base';

export const AREAS: readonly Area[] = ['base', ...(Object.keys(SINCE) as (keyof typeof SINCE)[]).toReversed()];

/** Of a machine only its id is known, or the folder that its flow has. */
export const areaOfMachine = (id: string): Area => areaOf(`${id}Machine`);

/** To which area the file of a test or of a machine belongs; of two whose words are in its name, to the one named first. */
export function areaOf(file: string): Area {
  const name = file.toLowerCase();
  const found = Object.entries(SINCE).find(([, words]) => words.some((word) => name.includes(word.toLowerCase())));
  return (found?.[0] as Area | undefined) ?? 'base';
}
