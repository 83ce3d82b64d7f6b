import type { Separator } from './pastedQuantity.ts';

/** The texts of a line that were taken for its fields; '' for what it does not say. */
export interface PasteFields {
  code: string;
  quantity: string;
  unit: string;
  /** Whatever else it says: the description, a price, a remark. */
  rest: string;
  /** Two texts could each be the field, and nothing says which. */
  doubt: { why: 'twoNumbers' | 'twoCodes'; found: readonly string[] } | null;
}

/** One pasted line as it was read. */
export interface PasteRow extends PasteFields {
  /** From 1, as the lines stand in the pasted text. */
  line: number;
  /** As it was pasted. */
  text: string;
  kind: 'order' | 'heading' | 'text';
  separator: Separator;
}
