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
  means: 'Username',
  example: 'chef',
};

export const users: Kind = {
  name: 'users',
  title: 'Users',
  row: 'user',
  whenAbsent: 'Users missing from the file can no longer sign in, except admins',
  columns: [
    userColumn,
    {
      name: 'name',
      synonyms: ['fullName', 'displayName'],
      isNeeded: true,
      read: text(80),
      means: 'Name',
      example: 'Marisol Quint',
    },
    {
      name: 'email',
      synonyms: ['emailAddress', 'mail'],
      read: email,
      means: 'Email address, used for password resets',
      example: 'chef@oyster.example',
    },
    {
      name: 'type',
      synonyms: ['userType', 'role'],
      standard: 'customer',
      read: oneOf(USER_TYPES),
      means: 'customer or salesperson',
      example: 'customer',
    },
    {
      name: 'customer',
      synonyms: customerColumn.synonyms,
      refersTo: 'customer',
      read: customerColumn.read,
      means: 'Customer code. Can be empty for salespeople and admins',
      example: 'GILD1001',
    },
    { name: 'company', synonyms: ['companyName'], read: text(40), means: 'Company', example: '' },
    { name: 'phone', synonyms: ['telephone', 'phoneNumber'], read: code(25), means: 'Phone', example: '' },
    {
      name: 'disabled',
      synonyms: ['isDisabled', 'blocked', 'inactive'],
      standard: 'no',
      read: flag,
      means: 'Whether the user is disabled',
      example: 'no',
    },
    {
      name: 'menu',
      synonyms: ['menuKeys', 'permissions'],
      read: menuCell,
      fromStored: menuText,
      means: 'Menu overrides, separated by ;: AdminPanel=shown; OrderHistory=hidden; ViewCart=locked',
      example: '',
    },
    {
      name: 'settings',
      synonyms: ['userSettings'],
      read: settingsCell,
      fromStored: settingsText,
      means: 'Settings that override the customer and site, as JSON: {"canChangePrice": true}',
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
    { ...userColumn, refersTo: 'salesperson', means: 'Salesperson username', example: 'rep' },
    { ...customerColumn, means: 'Customer code the salesperson can order for' },
  ],
};
