import { walkMachine } from '../../support/walk.ts';
import { saveCartAsGuideWalk } from './saveCartAsGuide.walk.ts';

walkMachine(saveCartAsGuideWalk);
