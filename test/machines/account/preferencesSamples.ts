import type { LoadedPreferences, Preferences } from '#machines/account/preferences/preferencesMachine.ts';
import { consumerSettings } from '../access/accountSamples.ts';

export const loadedPreferences: LoadedPreferences = {
  consumer: { company: null, phone: '2075550142', name: 'Ada Shore', email: 'ada@example.com', emailOption: true },
  settings: consumerSettings,
};
export const preferences: Preferences = {
  company: 'Shore & Co',
  phone: '2075550142',
  email: 'ADA@example.com',
  emailOption: true,
};
