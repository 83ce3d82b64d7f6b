import { Type } from 'typebox';
import { Customer } from '../customer/customer.ts';
import { User } from '../session/user.ts';
import { endpoint } from './endpoint.ts';

export const getUser = endpoint({
  method: 'GET',
  path: '/api/user',
  access: 'signedIn',
  isForPunchout: true,
  summary: 'The signed-in user',
  answer: User,
});

export const listCustomers = endpoint({
  method: 'GET',
  path: '/api/customer/list',
  access: 'salesperson',
  summary: 'Customers of the salesperson or the member of teams, without ship-tos',
  answer: Type.Array(Customer),
});

export const getCustomer = endpoint({
  method: 'GET',
  path: '/api/customer',
  access: 'customer',
  isForPunchout: true,
  summary: 'The current customer with ship-tos',
  answer: Customer,
});
