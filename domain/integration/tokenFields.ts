import type { FieldTexts } from '../fields/field.ts';
import { adminText } from '../texts/adminText.ts';

/** What a service token is made with, and what its list says of it. */
export const TOKEN_FIELDS = {
  name: {
    label: adminText('token.name'),
    isRequired: true,
    hint: adminText('token.theSystemThatUsesThisToken'),
  },
  scopes: { label: adminText('token.permissions') },
} satisfies Record<string, FieldTexts>;
