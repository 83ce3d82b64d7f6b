export { SelectShipMethodScreen } from '../features/access/selectShipMethod/SelectShipMethodScreen.tsx';
export { provideShipMethod } from './provideShipMethod.ts';
