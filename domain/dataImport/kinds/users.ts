import { dataImportText } from '../../texts/dataImportText.ts';
import { LANGUAGES } from '../../texts/languages.ts';
import { perLanguage } from '../../texts/perLanguage.ts';
import { code, email, flag, oneOf, text } from '../cell.ts';
import type { Column, Kind } from '../kind.ts';
import { menuCell, menuText } from '../menuCell.ts';
import { settingsCell, settingsText } from '../settingsCell.ts';
import { customerColumn, PHONE_NAMES } from './ofProduct.ts';

const USER_TYPES = ['customer', 'salesperson'] as const;

const userColumn: Column = perLanguage(() => ({
  name: 'user',
  synonyms: ['username', 'userName', 'login', 'userId', 'salesperson', 'rep'],
  isKey: true,
  isCaseless: true,
  read: code(80),
  means: dataImportText('users.username'),
  example: 'chef',
}));

export const users: Kind = perLanguage(() => ({
  name: 'users',
  title: dataImportText('users.users'),
  whenAbsent: dataImportText('users.usersMissingFromTheFileCan'),
  columns: [
    userColumn,
    {
      name: 'name',
      synonyms: ['fullName', 'displayName'],
      isNeeded: true,
      read: text(80),
      means: dataImportText('users.name'),
      example: 'Marisol Quint',
    },
    {
      name: 'email',
      synonyms: ['emailAddress', 'mail'],
      read: email,
      means: dataImportText('users.emailAddressUsedForPasswordResets'),
      example: 'chef@oyster.example',
    },
    {
      name: 'type',
      synonyms: ['userType', 'role'],
      standard: 'customer',
      read: oneOf(USER_TYPES),
      means: dataImportText('users.customerOrSalesperson'),
      example: 'customer',
    },
    {
      name: 'customer',
      synonyms: customerColumn.synonyms,
      refersTo: 'customer',
      read: customerColumn.read,
      means: dataImportText('users.customerCodeCanBeEmptyFor'),
      example: 'GILD1001',
    },
    { name: 'company', synonyms: ['companyName'], read: text(40), means: dataImportText('users.company'), example: '' },
    {
      name: 'phone',
      synonyms: PHONE_NAMES,
      read: code(25),
      means: dataImportText('users.phone'),
      example: '',
    },
    {
      name: 'disabled',
      synonyms: ['isDisabled', 'blocked', 'inactive'],
      standard: 'no',
      read: flag,
      means: dataImportText('users.whetherTheUserIsDisabled'),
      example: 'no',
    },
    {
      name: 'menu',
      synonyms: ['menuKeys', 'permissions'],
      read: menuCell,
      fromStored: menuText,
      means: dataImportText('users.menuOverridesSeparatedByAdminpanelShown'),
      example: '',
    },
    {
      name: 'settings',
      synonyms: ['userSettings'],
      read: settingsCell,
      fromStored: settingsText,
      means: dataImportText('users.settingsThatOverrideTheCustomerAnd'),
      example: '',
    },
    {
      name: 'language',
      synonyms: ['languageCode', 'lang'],
      read: oneOf(LANGUAGES),
      get means() {
        return dataImportText('users.language', { languages: LANGUAGES.join(', ') });
      },
      example: 'es',
    },
  ],
}));

export const salespeople: Kind = perLanguage(() => ({
  name: 'salespeople',
  title: dataImportText('users.salespeoplesCustomers'),
  whenAbsent: null,
  columns: [
    { ...userColumn, refersTo: 'salesperson', means: dataImportText('users.salespersonUsername'), example: 'rep' },
    { ...customerColumn, means: dataImportText('users.customerCodeTheSalespersonCanOrder') },
  ],
}));
