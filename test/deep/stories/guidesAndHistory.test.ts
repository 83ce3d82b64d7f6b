import { flowsIn, showStories } from '../../support/stories/showStories.ts';

showStories({
  flows: flowsIn('guides', 'history', 'reports', 'documents', 'documentButton', 'landing'),
  withAxe: true,
});
