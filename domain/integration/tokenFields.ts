import type { FieldTexts } from '../fields/field.ts';

/** What a service token is made with, and what its list says of it. */
export const TOKEN_FIELDS = {
  name: {
    label: 'Name',
    isRequired: true,
    hint: 'The system that uses this token, such as erp. It appears in the audit log.',
  },
  scopes: { label: 'Permissions' },
} satisfies Record<string, FieldTexts>;
