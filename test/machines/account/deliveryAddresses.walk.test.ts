import { walkMachine } from '../../support/walk.ts';
import { deliveryAddressesWalk } from './deliveryAddresses.walk.ts';

walkMachine(deliveryAddressesWalk);
