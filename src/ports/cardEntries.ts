import type { PaymentEntry } from '#domain/payment/summary.ts';

/** A payment form on its page, shown or hidden. */
export interface CardForm {
  /** What was typed, as it is sent; null where it is not complete. */
  read(): PaymentEntry | null;
  /** The card was declined: its security code is typed anew. */
  forgetCode(): void;
}

/** Where the form that holds a card and the call that sends it meet. Nothing of the card is kept here. */
export interface CardEntries {
  /** Until the function that it answers is called, this form is the one to be read. */
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
