export { quickFindMachine } from '#machines/shop/finding/quickFindMachine.ts';
export { ResultKeys } from './ResultKeys.tsx';
export { Suggestions } from './Suggestions.tsx';
