import { walkMachine } from '../../support/walks/walk.ts';
import { deliveryAddressesWalk } from './deliveryAddresses.walk.ts';

walkMachine(deliveryAddressesWalk);
