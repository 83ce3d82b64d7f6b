import { flowsIn } from '../../support/stories/showStories.ts';

const BROWSING = ['cart', 'catalogue', 'finding', 'notices', 'prices', 'productList'];
const PAYING = ['checkout', 'transfer', 'leaving'];

const without = (flows: readonly string[], left: readonly string[]) => flows.filter((flow) => !left.includes(flow));

const inFrame = flowsIn('access', 'app', 'shop', 'theme', 'notices', 'live', 'leaving');

/** Every machine's folder, in the file that shows its stories: flows that share stories are together. */
export const flows = {
  access: without(inFrame, [...BROWSING, ...PAYING]),
  admin: flowsIn('admin'),
  guidesAndHistory: flowsIn('guides', 'history', 'reports', 'documents', 'documentButton', 'landing'),
  ordering: [...without(flowsIn('ordering'), PAYING), ...BROWSING],
  paying: [...flowsIn('account', 'payment'), ...PAYING],
};
