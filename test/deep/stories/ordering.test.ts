import { flowsIn, showStories } from '../../support/stories/showStories.ts';

showStories({ flows: flowsIn('ordering'), withAxe: true });
