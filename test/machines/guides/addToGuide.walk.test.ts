import { walkMachine } from '../../support/walks/walk.ts';
import { addToGuideWalk } from './addToGuide.walk.ts';

walkMachine(addToGuideWalk);
