import { flowsIn, showStories } from '../../support/stories/showStories.ts';

// Of the folders that STORY_FOLDERS names.
showStories({ flows: flowsIn(), withAxe: true });
