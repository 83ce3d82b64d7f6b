import { type Static, Type } from 'typebox';
import { fieldInvalid, fieldRequired } from '../fields/fieldReasons.ts';
import { type Problem, problemsOf } from '../fields/problem.ts';
import { Code, MESSAGE_LIMIT, Text } from '../schema/limits.ts';
import { UserSettings } from '../settings/settings.ts';
import { adminText } from '../texts/adminText.ts';
import { LABEL_LIMIT } from '../users/settingFields.ts';
import { lengthProblem } from './siteConfiguration.ts';

const PICTURE_FILE = /^[a-z0-9](?:[a-z0-9_-]|\.(?!\.)){0,95}\.(?:webp|png|svg|jpe?g|avif)$/i;

const { sessionType: _session, menu: _menu, ...settings } = UserSettings.properties;

/** The defaults of user settings, for users and customers without an own value. */
export const UserConfiguration = Type.Object({
  ...settings,
  version: Type.Integer({ minimum: 0 }),
  checkoutMessage: Type.Union([Text, Type.Null()]),
  missingImage: Type.Union([Code, Type.Null()]),
  totalOrderQuantityLabel: Code,
});
export type UserConfiguration = Static<typeof UserConfiguration>;

export function isPictureFile(name: string): boolean {
  return PICTURE_FILE.test(name);
}

/** Why user settings are not valid. */
export function userProblems({ totalOrderQuantityLabel, checkoutMessage, missingImage }: UserConfiguration): Problem[] {
  const label = totalOrderQuantityLabel.trim();
  return problemsOf({
    totalOrderQuantityLabel:
      label === ''
        ? fieldRequired(adminText('configuration.required', { name: adminText('user.theLabel') }))
        : lengthProblem(adminText('user.theLabel'), label, LABEL_LIMIT),
    checkoutMessage: lengthProblem(adminText('user.theMessage'), checkoutMessage, MESSAGE_LIMIT),
    missingImage:
      missingImage === null || missingImage === '' || isPictureFile(missingImage)
        ? null
        : fieldInvalid(adminText('configuration.noPicture')),
  });
}
