import { walkMachine } from '../../support/walk.ts';
import { productListWalk } from './productList.walk.ts';

walkMachine(productListWalk);
