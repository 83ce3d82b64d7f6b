export { SelectShipMethodScreen } from '../screens/selectShipMethod/SelectShipMethodScreen.tsx';
export { provideShipMethod } from './provideShipMethod.ts';
