import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import X from 'lucide-react/icons/x';
import {
  brokenPasswordRules,
  type PasswordOptions,
  type PasswordRule,
  passwordRules,
  passwordRuleText,
} from '#domain/account/passwordPolicy.ts';
import { accountText } from '#domain/texts/accountText.ts';
import { VisuallyHidden } from '../components/text/VisuallyHidden.tsx';
import styles from './NewPassword.module.css';

/** An empty field meets these rules, so they are listed only once they are broken. */
const LIMITS: readonly PasswordRule[] = ['tooLong', 'blanks'];

interface PasswordRulesProps {
  readonly policy: PasswordOptions;
  readonly password: string;
}

type Standing = 'open' | 'met' | 'broken';

const ICONS = { open: Circle, met: Check, broken: X } as const;

function standingOf(rule: PasswordRule, isBroken: boolean, isTyped: boolean): Standing {
  if (!isTyped) return 'open';
  if (!isBroken) return 'met';
  return LIMITS.includes(rule) ? 'broken' : 'open';
}

/** The password rules of the site, and which of them the typed password meets. */
export function PasswordRules({ policy, password }: PasswordRulesProps) {
  const broken = brokenPasswordRules(password, policy);
  return (
    <ul className={styles.rules} aria-label={accountText('account.requirements')}>
      {passwordRules(policy).map((rule) => {
        const standing = standingOf(rule, broken.includes(rule), password !== '');
        const Icon = ICONS[standing];
        return (
          <li key={rule} className={standing === 'open' ? undefined : styles[standing]}>
            <Icon aria-hidden="true" />
            <span aria-hidden={standing !== 'open'}>{passwordRuleText(rule, policy)}</span>
            {standing !== 'open' && (
              <VisuallyHidden>
                {accountText(`account.rule.${standing}`, { rule: passwordRuleText(rule, policy) })}
              </VisuallyHidden>
            )}
          </li>
        );
      })}
    </ul>
  );
}
