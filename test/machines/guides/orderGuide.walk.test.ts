import { walkMachine } from '../../support/walk.ts';
import { orderGuideWalk } from './orderGuide.walk.ts';

walkMachine(orderGuideWalk);
