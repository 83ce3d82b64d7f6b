import { walkMachine } from '../../support/walk.ts';
import { shopWalk } from './shop.walk.ts';

walkMachine(shopWalk);
