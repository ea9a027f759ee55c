import type { Control } from '#scripts/controls/control.ts';

const LOGIN = 'backoffice/accounts/login.db.test.ts';
const PASSWORDS = 'backoffice/accounts/passwords.db.test.ts';

/** What nobody learns of accounts, how often one may try, and what mailed links are good for. */
export const PASSWORDS_AND_TRIES: readonly Control[] = [
  {
    name: 'wrong passwords are counted',
    file: 'backoffice/accounts/login.ts',
    find: "await countPasswordTry(db, 'login', { siteId, email });",
    replace: 'void countPasswordTry;',
    test: LOGIN,
    title: 'end after five, even at once, and with the right one',
  },
  {
    name: 'wrong passwords at once are all counted',
    file: 'backoffice/accounts/tries.ts',
    find: 'sql<number>`account_try.tries + 1`',
    replace: 'sql<number>`2`',
    test: LOGIN,
    title: 'end after five, even at once, and with the right one',
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
    find: 'const isRight = await verify(hashed ?? (await nobodysHash()), password);',
    replace: 'const isRight = hashed !== undefined && (await verify(hashed, password)); void nobodysHash;',
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
    file: 'backoffice/accounts/tries.ts',
    find: "return createHash('sha256')\n    .update(`${kind} ${siteId} ${emailKey(email)}`)\n    .digest('hex');",
    replace: 'void createHash; return `${kind} ${siteId} ${emailKey(email)}`;',
    test: LOGIN,
    title: 'are remembered without what was typed',
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
    find: "if (await countTry(db, 'letter', { siteId, email })) return;",
    replace: 'void countTry;',
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
    find: "await countPasswordTry(db, 'old_password', tried);",
    replace: 'void countPasswordTry;',
    test: PASSWORDS,
    title: 'is not to be found by trying',
  },
  {
    name: 'codes are guessed so often',
    file: 'backoffice/cart/cart-routes.ts',
    find: 'createCallLimits(CODES)',
    replace: 'createCallLimits(1e6)',
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
