import { walkMachine } from '../../support/walk.ts';
import { addToGuideWalk } from './addToGuide.walk.ts';

walkMachine(addToGuideWalk);
