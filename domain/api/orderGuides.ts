import { Type } from 'typebox';
import { Guide } from '../guide/guide.ts';
import { endpoint } from './endpoint.ts';

export const listOrderGuides = endpoint({
  method: 'GET',
  path: '/api/orderguide',
  access: 'customer',
  summary: "The customer's order guides, 'Standard' among them",
  answer: Type.Array(Guide),
});
