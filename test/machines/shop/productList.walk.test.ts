import { walkMachine } from '../../support/walks/walk.ts';
import { productListWalk } from './productList.walk.ts';

walkMachine(productListWalk);
