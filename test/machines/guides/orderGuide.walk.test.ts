import { walkMachine } from '../../support/walks/walk.ts';
import { orderGuideWalk } from './orderGuide.walk.ts';

walkMachine(orderGuideWalk);
