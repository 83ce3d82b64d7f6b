import { flowsIn, showStories } from '../../support/stories/showStories.ts';

showStories({ flows: flowsIn('access', 'shop', 'theme', 'notices', 'live', 'leaving'), withAxe: true });
