import { accessText } from '#domain/texts/accessText.ts';
import styles from './LoginScreen.module.css';

interface DemoAccount {
  username: string;
  role: string;
  password: string;
}

interface DemoAccountsProps {
  readonly accounts: readonly DemoAccount[];
  readonly onChoose: (account: DemoAccount) => void;
}

/** One click signs in as a demo user; only a shop with demo data shows them. */
export function DemoAccounts({ accounts, onChoose }: DemoAccountsProps) {
  return (
    <section className={styles.demo} aria-labelledby="demo-accounts">
      <h2 id="demo-accounts" className={styles.demoTitle}>
        {accessText('login.demoAccounts')}
      </h2>
      <ul className={styles.accounts}>
        {accounts.map((account) => (
          <li key={account.username}>
            <button type="button" className={styles.account} onClick={() => onChoose(account)}>
              <strong>{account.username}</strong>
              <span>{account.role}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.hint}>
        {accessText('login.thisStoreHasDemoDataThe')} <code>{accounts[0]?.password}</code>.
      </p>
    </section>
  );
}
