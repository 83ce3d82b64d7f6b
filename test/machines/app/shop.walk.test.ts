import { walkMachine } from '../../support/walks/walk.ts';
import { shopWalk } from './shop.walk.ts';

walkMachine(shopWalk);
