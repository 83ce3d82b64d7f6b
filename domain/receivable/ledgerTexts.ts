import { accountText } from '../texts/accountText.ts';
/** The texts of Account Summary and Account Details. */
export const ledgerTexts = {
  /** The date is blank where the period has no start. */
  runningFrom: (date: string) =>
    date
      ? accountText('ledger.runningBalanceStartsOn', { date })
      : accountText('ledger.runningBalanceStartsAtFirstEntry'),
} as const;
