import type { FieldTexts } from '../fields/field.ts';
import { adminText } from '../texts/adminText.ts';

/** The form fields and list columns of a service token. */
export const TOKEN_FIELDS = {
  name: {
    label: adminText('token.name'),
    isRequired: true,
    hint: adminText('token.theSystemThatUsesThisToken'),
  },
  scopes: { label: adminText('token.permissions') },
} satisfies Record<string, FieldTexts>;
