import { walkMachine } from '../../support/walk.ts';
import { productDetailWalk } from './productDetail.walk.ts';

walkMachine(productDetailWalk);
