import { flowsIn, showStories } from '../../support/stories/showStories.ts';

showStories({ flows: flowsIn('admin'), withAxe: true });
