export { ShopFrame } from './frame/ShopFrame.tsx';
export { provideShop } from './provideShop.ts';
