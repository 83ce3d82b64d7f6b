import type { Reason } from '../refusal/coded.ts';

/** The reasons of refused fields that many forms share. */
export const fieldRequired = (text: string): Reason => ({ code: 'fieldRequired', text });
export const fieldInvalid = (text: string): Reason => ({ code: 'fieldInvalid', text });
export const fieldMismatch = (text: string): Reason => ({ code: 'fieldMismatch', text });
export const fieldRepeated = (value: string, text: string): Reason => ({
  code: 'fieldRepeated',
  params: { value },
  text,
});
export const fieldTooLong = (limit: number, text: string): Reason => ({
  code: 'fieldTooLong',
  params: { limit },
  text,
});
export const fieldOutOfRange = (least: number, most: number, text: string): Reason => ({
  code: 'fieldOutOfRange',
  params: { least, most },
  text,
});
