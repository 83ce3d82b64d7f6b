import { walkMachine } from '../../support/walks/walk.ts';
import { productDetailWalk } from './productDetail.walk.ts';

walkMachine(productDetailWalk);
