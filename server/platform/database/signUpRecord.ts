/** The data of a sign-up, with the password as hash. */
export interface SignUpRecord {
  name: string;
  company: string | null;
  phone: string | null;
  emailOption: boolean;
  passwordHash: string;
}
