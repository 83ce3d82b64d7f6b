import { walkMachine } from '../../support/walks/walk.ts';
import { orderFromGuideWalk } from './orderFromGuide.walk.ts';

walkMachine(orderFromGuideWalk);
