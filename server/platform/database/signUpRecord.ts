/** What was typed at a sign-up, the password as its hash. */
export interface SignUpRecord {
  name: string;
  company: string | null;
  phone: string | null;
  emailOption: boolean;
  passwordHash: string;
}
