import { walkMachine } from '../../support/walks/walk.ts';
import { saveCartAsGuideWalk } from './saveCartAsGuide.walk.ts';

walkMachine(saveCartAsGuideWalk);
