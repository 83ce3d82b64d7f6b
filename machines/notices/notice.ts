export type NoticeType = 'default' | 'error' | 'success' | 'warning';

/** What a notice tells of. Who changes that so that the notice is no longer true withdraws it. */
export type NoticeSubject = 'cart' | 'order' | 'payment' | `guide:${string}`;

/** One snackbar message. The action, if any, leads to a place of the shop. */
export interface Notice {
  type: NoticeType;
  text: string;
  about?: NoticeSubject;
  action?: { label: string; href: string };
}
