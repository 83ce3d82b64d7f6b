/** Offered on the sign-in page while demo data is loaded. */
export interface DemoAccount {
  readonly username: string;
  readonly role: string;
  readonly password: string;
}
