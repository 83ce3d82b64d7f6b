import { showStories } from '../../support/stories/showStories.ts';
import { flows } from './flows.ts';

showStories({ flows: flows.ordering, withAxe: true });
