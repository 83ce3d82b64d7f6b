/** Who sends something, and for which customer. */
export interface Buyer {
  username: string;
  customerKey: number;
}
