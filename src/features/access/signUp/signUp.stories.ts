import { accessText } from '#domain/texts/accessText.ts';
import { isHuman, tickHuman } from '#test/support/stories/humanCheck.ts';
import { answer, answerHeld, cutHeld, hold } from '#test/support/stories/server.ts';
import {
  click,
  fill,
  focus,
  inDialog,
  loading,
  noDialog,
  visibleButton,
  visibleText,
} from '#test/support/stories/steps.ts';
import { type Step, storiesOf } from '#test/support/stories/story.ts';

const SETTINGS = '**/api/settings/consumer';
const SIGN_UP = '**/api/consumer/signup';
const DIALOG = 'Create an Account';

const settings = {
  registrationMessage: 'Welcome. Order by 4 PM for the next day.',
  useOption: true,
  optionDefault: false,
  optionText: 'Send me offers by email',
  hasTerms: true,
  hasPrivacy: true,
};
const refusal = { message: accessText('account.humanCheck.failed'), errors: [accessText('account.humanCheck.failed')] };

const typePhone: Step = ({ part }) => part.getByLabel(/^Phone/).pressSequentially('207555014212');
const fillIn = inDialog(
  DIALOG,
  fill(/^Name/, 'Ada Shore'),
  fill(/^Email/, 'ada@example.com'),
  typePhone,
  fill(/^Password/, 'Gravlax#Dill7'),
  fill(/^Confirm Password/, 'Gravlax#Dill7'),
  visibleText(/^(Password strength: )?(Weak|Fair|Good|Strong)$/),
  tickHuman,
  isHuman,
);

/** A consumer creates an account. */
export const signUpStories = storiesOf(
  ['signUp', 'access', 'humanCheck'],
  [
    { name: 'sign-up-loading', at: '/login', server: hold(SETTINGS), does: click(DIALOG), sees: loading },
    { name: 'sign-up-failed', server: cutHeld(SETTINGS), sees: visibleButton('Try Again') },
    {
      name: 'sign-up',
      server: answer(SETTINGS, settings),
      does: [
        click('Try Again'),
        visibleText('I’m human'),
        inDialog(DIALOG, click('Cancel')),
        noDialog(DIALOG),
        click(DIALOG),
        inDialog(DIALOG, fill(/^Password/, 'short'), focus(/^Name/)),
      ],
      sees: 'I’m human',
    },
    { name: 'sign-up-filled', byTab: true, does: fillIn, sees: isHuman },
    { name: 'sign-up-sending', server: hold(SIGN_UP), does: click('Sign Up'), sees: 'Signing Up' },
    {
      name: 'sign-up-done',
      server: answerHeld(SIGN_UP, { isSuccess: true, message: accessText('account.signUp.done') }),
      sees: accessText('account.signUp.done'),
    },
    {
      name: 'sign-up-refused',
      at: '/login',
      server: answer(SIGN_UP, refusal, 409),
      does: [click(DIALOG), fillIn, click('Sign Up')],
      sees: accessText('account.humanCheck.failed'),
    },
  ],
);
