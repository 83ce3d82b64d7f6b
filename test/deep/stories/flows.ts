import { flowsIn } from '../../support/stories/showStories.ts';

const BROWSING = ['cart', 'catalogue', 'finding', 'notices', 'prices', 'productList'];
const PAYING = ['checkout', 'transfer', 'leaving', 'theme'];
/** Orders of the history and the list of reordered products add lines; no page of `ordering` does. */
const ADDING = ['addLines'];

const without = (flows: readonly string[], left: readonly string[]) => flows.filter((flow) => !left.includes(flow));

const inFrame = flowsIn('access', 'app', 'shop', 'theme', 'notices', 'live', 'leaving', 'support');

/** Every machine's folder, in the file that shows its stories: flows that share stories are together. */
export const flows = {
  access: without(inFrame, [...BROWSING, ...PAYING]),
  admin: flowsIn('admin'),
  guidesAndHistory: [...flowsIn('guides', 'history', 'reports', 'documents', 'documentButton', 'landing'), ...ADDING],
  ordering: [...without(flowsIn('ordering'), [...PAYING, ...ADDING]), ...BROWSING],
  paying: [...flowsIn('account', 'payment'), ...PAYING],
};
