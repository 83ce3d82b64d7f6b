import type { FieldTexts } from '../fields/field.ts';

/** What a service token is made with, and what its list says of it. */
export const TOKEN_FIELDS = {
  name: {
    label: 'Name',
    isRequired: true,
    hint: 'The program that uses it, such as erp. It is named in the audit log.',
  },
  scopes: { label: 'What It May Do' },
} satisfies Record<string, FieldTexts>;
