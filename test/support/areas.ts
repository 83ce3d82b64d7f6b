/** What has come since a run was to take ten minutes at most, and words in the names of its files, machines and flows. */
const SINCE = {
  'data that files bring in':
    'intake imports importFolder importGuide importingProcess importPorts importPages importHistory importInvoices importOpen fileImport verdictList fileDownload commands.test',
  'orders out, answers in':
    'integration smallErp orderExport serviceToken tokens.walk tokens.promises walks/tokens screens/tokens admin/tokens tokensMachine exports.',
  'people and rules of the shop':
    'ruleForm ruleSamples api/rules screens/rules rulePorts logoUpload api/users users.test users.walk users.promises admin/users userForm usersMachine customerSearch versionedForm ruleEdit firstHour checklist audit',
  punchout: 'punchout cxml oci. oci/ procurement partner transfer postback unitCodes',
  'landing page and editor': 'landing cardEditing richText cleanHtml pictureUpload',
  'theme, settings, images, administration':
    'theme settings colour contrast firstPaint image matchFiles hostilePictures demoDataPictures option admin pageDefault ' +
    'passwordOptions productOrder jobsMachine jobs.test.tsx admin/jobs paymentsMachine payments.test.tsx admin/payments pagedList',
  'account ledger and Make Payment':
    'ledger makePayment payAccount accountPayment accountDetail accountSummary accountList domain/account. ageing ' +
    'allocation bankRules paymentSelection runningBalance paymentReview paymentRecovery paymentSending',
  'documents and reports': 'document report papers paper.test pdf renderers mainThread answersNobodyCanRead',
  'card payment':
    'payment paying payOnce payOrder refunds sandboxGateway authorizeNet verdict cardTokens cardScan cardIssuers ' +
    'cardNumber cardRules testCards checkoutCard billing',
  addresses: 'deliveryAddresses addressDialog addresses addressTabs domain/address.',
  'accounts and consumers':
    'accounts accountPages accountPorts accountMachine account/account. walks/account. accessMachine access/access. ' +
    'walks/access. signUp password preferences verif reset humanCheck shipMethod consumer invitations mail letters ' +
    'guestAddress guessing credentials removeExpired api/jobs',
} as const;

export type Area = keyof typeof SINCE | 'base';

const isKnown = (name: string): name is Area => name in SINCE;

export const AREAS: readonly Area[] = ['base', ...Object.keys(SINCE).filter(isKnown).toReversed()];

/** To which area a file of a test or of a machine belongs; of two with words in its name, to the one that is named first. */
export function areaOf(file: string): Area {
  const isOfFile = (word: string) => file.toLowerCase().includes(word.toLowerCase());
  const [area = 'base'] = Object.entries(SINCE).find(([, words]) => words.split(' ').some(isOfFile)) ?? [];
  return isKnown(area) ? area : 'base';
}

/** Of a machine its id is known, of a scene the flow that it is about. */
export const areaOfMachine = (id: string): Area => areaOf(`${id}Machine`);
