export type NoticeType = 'default' | 'error' | 'success' | 'warning';

/** One snackbar message. The action, if any, leads to a place of the shop. */
export interface Notice {
  type: NoticeType;
  text: string;
  action?: { label: string; href: string };
}
