import type { Control } from '#scripts/controls/control.ts';

const THROTTLE = 'backoffice/accounts/login-throttle.db.test.ts';
const LOGIN = 'backoffice/accounts/login.db.test.ts';
const PASSWORDS = 'backoffice/accounts/passwords.db.test.ts';

/** What nobody learns of accounts, how often one may try, and what mailed links are good for. */
export const PASSWORDS_AND_TRIES: readonly Control[] = [
  {
    name: 'wrong passwords are counted',
    file: 'backoffice/accounts/login.ts',
    find: 'await countLogin(db, attempt);',
    replace: 'void countLogin;',
    test: THROTTLE,
    title: 'even at once, are followed by a wait that is told',
  },
  {
    name: 'a wrong password is followed by a longer wait each time',
    file: 'backoffice/accounts/attempts.ts',
    find: 'rule.waitSeconds * 2 ** (attempts - rule.free)',
    replace: 'rule.waitSeconds',
    test: THROTTLE,
    title: 'each further wrong password doubles the wait',
  },
  {
    name: 'one address tries so many accounts',
    file: 'backoffice/accounts/login-throttle.ts',
    find: '{ key: keys.address, rule: ADDRESS },',
    replace: '',
    test: THROTTLE,
    title: 'thirty wrong passwords in a quarter of an hour, whatever the account',
  },
  {
    name: 'many addresses guess one account slowly',
    file: 'backoffice/accounts/login-throttle.ts',
    find: '{ key: keys.account, rule: ACCOUNT },',
    replace: '',
    test: THROTTLE,
    title: 'guessing goes on once a minute',
  },
  {
    name: 'a browser is known for its own accounts alone',
    file: 'backoffice/accounts/known-devices.ts',
    find: "    .where('account.email_key', '=', emailKey(email))\n",
    replace: '',
    test: THROTTLE,
    title: 'a browser is known for the accounts that were logged in with there',
  },
  {
    name: 'operator tokens are guessed so often',
    file: 'backoffice/http/call-limits.ts',
    find: "name: 'operator token', guesses: 30, status: 401",
    replace: "name: 'operator token', guesses: 1e6, status: 401",
    test: 'backoffice/http/own-pages.db.test.ts',
    title: 'are guessed thirty times in a quarter of an hour at the most',
  },
  {
    name: 'an unknown e-mail is answered as a wrong password',
    file: 'backoffice/accounts/login.ts',
    find: 'if (!account || !isRight)',
    replace:
      "if (!account) throw new Failure(404, { code: 'not_found', message: 'Nobody has this e-mail.' });\n  if (!isRight)",
    test: LOGIN,
    title: 'answers an unknown e-mail as it does a wrong password',
  },
  {
    name: 'an unknown e-mail takes as long as a wrong password',
    file: 'backoffice/accounts/passwords.ts',
    find: 'const known = hashed ?? (await nobodysHash());',
    replace: 'void nobodysHash; if (hashed === undefined) return false; const known = hashed;',
    test: LOGIN,
    title: 'takes as long for an unknown e-mail as for a wrong password',
  },
  {
    name: 'how far an account has come is told to whoever knows its password',
    file: 'backoffice/accounts/login.ts',
    find: 'if (!account || !isRight)',
    replace:
      "if (account && account.state !== 'approved') throw await notOpenYet(tokens, account);\n  if (!account || !isRight)",
    test: LOGIN,
    title: 'tells how far an account has come to whoever knows its password',
  },
  {
    name: 'tries are remembered without what was typed',
    file: 'backoffice/accounts/attempts.ts',
    find: "return createHash('sha256').update(key).digest('hex');",
    replace: 'void createHash; return key;',
    test: THROTTLE,
    title: 'attempts are stored without what was typed',
  },
  {
    name: 'an e-mail that nobody has gets no letter',
    file: 'backoffice/accounts/rewind.ts',
    find: 'if (!account) throw new NobodysLetter();',
    replace: '',
    test: PASSWORDS,
    title: 'answers the same for an e-mail nobody has, and mails nothing',
  },
  {
    name: 'letters to one e-mail are so many',
    file: 'backoffice/accounts/rewind.ts',
    find: 'if (!(await mayBeWrittenTo(db, { siteId, email }))) return;',
    replace: 'void mayBeWrittenTo;',
    test: PASSWORDS,
    title: 'mails five letters to one e-mail in a quarter of an hour',
  },
  {
    name: 'a link is taken once',
    file: 'backoffice/accounts/account-links.ts',
    find: ".where('used_at', 'is', null)\n    .where('expires_at'",
    replace: ".where('expires_at'",
    test: PASSWORDS,
    title: 'of several at the same time one wins',
  },
  {
    name: 'a new password ends every session',
    file: 'backoffice/accounts/change-password.ts',
    find: 'await endSessions(within, account.id);',
    replace: '',
    test: PASSWORDS,
    title: 'is taken once, ends every session and mails a note',
  },
  {
    name: 'wrong old passwords are counted',
    file: 'backoffice/accounts/change-password.ts',
    find: 'await countOldPassword(db, tried);',
    replace: 'void countOldPassword;',
    test: PASSWORDS,
    title: 'is not to be found by trying',
  },
  {
    name: 'codes are guessed so often',
    file: 'backoffice/cart/cart-routes.ts',
    find: 'createCallLimits(db, CODES)',
    replace: 'createCallLimits(db, 1e6)',
    test: 'tests/security/guessing.test.ts',
    title: 'codes ends with a refusal, for whoever guesses alone',
  },
  {
    name: 'a sign-up of a known e-mail takes as long',
    file: 'backoffice/signup/sign-up.ts',
    find: 'const passwordHash = await hashPassword(password);',
    replace:
      "const known = await db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirst();\n  const passwordHash = known ? '' : await hashPassword(password);",
    test: 'backoffice/signup/signup.db.test.ts',
    title: 'takes as long for a known e-mail as for another',
  },
];
