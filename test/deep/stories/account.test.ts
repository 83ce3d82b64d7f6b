import { flowsIn, showStories } from '../../support/stories/showStories.ts';

showStories({ flows: flowsIn('account', 'payment'), withAxe: true });
