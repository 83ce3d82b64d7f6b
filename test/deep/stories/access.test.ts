import { flowsIn, showStories } from '../../support/stories/showStories.ts';

showStories({ flows: flowsIn('access', 'app', 'shop', 'theme', 'notices', 'live', 'leaving'), withAxe: true });
