/** Who sends something, and for whom. */
export interface Buyer {
  username: string;
  customerKey: number;
}
