import type { CardForm } from './cardForm.ts';

/** Connects the form of a card and the call that sends it, without storing card data. */
export interface CardEntries {
  /** Until the returned function is called, this form is the active one. */
  offer(form: CardForm): () => void;
  current(): CardForm | null;
}

export function createCardEntries(): CardEntries {
  let form: CardForm | null = null;
  return {
    offer: (offered) => {
      form = offered;
      return () => {
        if (form === offered) form = null;
      };
    },
    current: () => form,
  };
}
