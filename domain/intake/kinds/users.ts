import { code, email, flag, oneOf, text } from '../cell.ts';
import type { Column, Kind } from '../kind.ts';
import { menuCell, menuText } from '../menuCell.ts';
import { settingsCell, settingsText } from '../settingsCell.ts';
import { customerColumn } from './ofProduct.ts';

export const USER_TYPES = ['customer', 'salesperson'] as const;

const userColumn: Column = {
  name: 'user',
  synonyms: ['username', 'userName', 'login', 'userId', 'salesperson', 'rep'],
  isKey: true,
  isCaseless: true,
  read: code(80),
  means: 'What the user signs in with',
  example: 'chef',
};

export const users: Kind = {
  name: 'users',
  title: 'Users',
  row: 'user',
  whenAbsent: 'Users that the file does not have can no longer sign in, but for those who may open the admin pages',
  columns: [
    userColumn,
    {
      name: 'name',
      synonyms: ['fullName', 'displayName'],
      isNeeded: true,
      read: text(80),
      means: 'What the user is called',
      example: 'Marisol Quint',
    },
    {
      name: 'email',
      synonyms: ['emailAddress', 'mail'],
      read: email,
      means: 'Where letters go; with it a password is chosen by Forgot Password',
      example: 'chef@oyster.example',
    },
    {
      name: 'type',
      synonyms: ['userType', 'role'],
      standard: 'customer',
      read: oneOf(USER_TYPES),
      means: 'customer, or salesperson',
      example: 'customer',
    },
    {
      name: 'customer',
      synonyms: customerColumn.synonyms,
      refersTo: 'customer',
      read: customerColumn.read,
      means:
        'The code of the customer that the user buys for; may be empty for a salesperson, and for who runs the shop',
      example: 'GILD1001',
    },
    { name: 'company', synonyms: ['companyName'], read: text(40), means: 'Company', example: '' },
    { name: 'phone', synonyms: ['telephone', 'phoneNumber'], read: code(25), means: 'Phone', example: '' },
    {
      name: 'disabled',
      synonyms: ['isDisabled', 'blocked', 'inactive'],
      standard: 'no',
      read: flag,
      means: 'Whether the user can no longer sign in',
      example: 'no',
    },
    {
      name: 'menu',
      synonyms: ['menuKeys', 'permissions'],
      read: menuCell,
      fromStored: menuText,
      means:
        'Menu keys that differ from the usual, with ; between them: AdminPanel=shown; OrderHistory=hidden; ViewCart=locked',
      example: '',
    },
    {
      name: 'settings',
      synonyms: ['userSettings'],
      read: settingsCell,
      fromStored: settingsText,
      means: 'What differs from the settings of the shop and the customer, as JSON: {"canChangePrice": true}',
      example: '',
    },
  ],
};

export const salespeople: Kind = {
  name: 'salespeople',
  title: "Salespeople's customers",
  row: 'customer of a salesperson',
  whenAbsent: null,
  columns: [
    { ...userColumn, refersTo: 'salesperson', means: 'What the salesperson signs in with', example: 'rep' },
    { ...customerColumn, means: 'The code of a customer that he may order for' },
  ],
};
