import type { MutationTest } from '#scripts/mutation/mutation-test.ts';
import { assumeFalse, assumeTrue } from '#scripts/mutation/operators/assume.ts';
import { drop } from '#scripts/mutation/operators/drop.ts';
import { replaceArgument, replaceCall } from '#scripts/mutation/operators/replace-call.ts';
import { replaceText } from '#scripts/mutation/operators/replace-literal.ts';
import { returnOnly } from '#scripts/mutation/operators/return-only.ts';
import { skip } from '#scripts/mutation/operators/skip.ts';
import { unchain } from '#scripts/mutation/operators/unchain.ts';

const ACCESS = 'backoffice/access.db.test.ts';
const TOKENS = 'backoffice/accounts/access-tokens.db.test.ts';
const RENEWAL = 'backoffice/accounts/renew-session.db.test.ts';
const FRAMES = 'tests/server/preview-frames.test.ts';
const PREVIEWS = 'backoffice/content/preview-token.test.ts';

/** Tokens of sessions and drafts, and access to entities of their owner only. */
export const TOKENS_AND_OWNERS: readonly MutationTest[] = [
  {
    name: 'account: requires its token',
    in: 'readCaller',
    mutation: skip('requireAccount'),
    test: [ACCESS, 'refused without a token or with a forged one'],
  },
  {
    name: 'account: only the own customer number',
    in: 'createOperationServer',
    mutation: skip('requireOwn'),
    test: [ACCESS, 'refused for a customer other than the logged-in one'],
  },
  {
    name: 'worksites: only those of the customer',
    in: 'selectOwnProjects',
    mutation: unchain('where', 'project.customer_id'),
    test: [ACCESS, 'refused for the'],
  },
  {
    name: 'orders: only those of the customer',
    in: 'readOrder',
    file: 'backoffice/orders',
    mutation: unchain('$if', 'customer_id'),
    test: [ACCESS, 'refused for the'],
  },
  {
    name: 'content: written only by operators',
    in: 'requireOperator',
    mutation: returnOnly('undefined'),
    test: ['backoffice/http/principal.test.ts', 'it is refused with'],
  },
  {
    name: 'operators: only with a role of the operation',
    in: 'requireOperator',
    mutation: skip('requireRole'),
    test: ['backoffice/http/principal.test.ts', 'serves every role of its list and refuses every other'],
  },
  {
    name: 'access tokens: the signature is verified',
    in: 'createAccessTokens',
    mutation: replaceCall(
      'jwtVerify',
      "{ payload: JSON.parse(Buffer.from($1.split('.')[1] ?? '', 'base64url').toString()) }",
    ),
    test: [TOKENS, 'are 500 invalid_token, and 401 for calls of operators'],
  },
  {
    name: 'access tokens: the audience is verified',
    in: 'createAccessTokens > read',
    mutation: drop('audience'),
    test: [TOKENS, 'are 500 invalid_token, and 401 for calls of operators'],
  },
  {
    name: 'access tokens: expire',
    in: 'createAccessTokens > read',
    mutation: assumeTrue('mayBeExpired'),
    test: [TOKENS, 'are 500 invalid_token, and 401 for calls of operators'],
  },
  {
    name: 'access tokens: an expiry is required',
    in: 'createAccessTokens > read',
    mutation: drop('exp'),
    test: [TOKENS, 'are 500 invalid_token, and 401 for calls of operators'],
  },
  {
    name: 'access tokens: one signature algorithm',
    in: 'createAccessTokens',
    mutation: drop('algorithms'),
    test: [TOKENS, 'are 500 invalid_token, and 401 for calls of operators'],
  },
  {
    name: 'access tokens: valid for 15 minutes',
    in: 'createAccessTokens',
    mutation: replaceText('15 minutes', '365 days'),
    test: [TOKENS, 'name their key, account, session and role, and expire after 15 minutes'],
  },
  {
    name: 'access tokens: valid for one site',
    in: 'createOperationServer',
    mutation: skip('invalid_token'),
    test: [TOKENS, 'of another site: refused'],
  },
  {
    name: 'sessions: ended ones are refused',
    in: 'createReadCustomer',
    mutation: unchain('where', 'session.ended_at'),
    test: [TOKENS, 'ends the session and its tokens; a second call succeeds'],
  },
  {
    name: 'sessions: suspended accounts are refused',
    in: 'createReadCustomer',
    mutation: unchain('where', 'account.state'),
    test: [TOKENS, 'of an account that is no longer approved: blacklisted'],
  },
  {
    name: 'signing keys: rotate after 30 days',
    in: 'createSigningKeys',
    mutation: replaceText('30 days', '3000 days'),
    test: [
      'backoffice/accounts/signing-keys.db.test.ts',
      'rotate after 30 days, and verify for 20 minutes more',
    ],
  },
  {
    name: 'refresh tokens: rotate with each use',
    in: 'renewSession',
    mutation: assumeFalse('rotates'),
    test: [RENEWAL, 'rotates: a new access token and a new refresh token'],
  },
  {
    name: 'refresh tokens: reuse ends the session',
    in: 'renewSession',
    mutation: skip('endSession'),
    test: [RENEWAL, 'a refresh token used again'],
  },
  {
    name: 'refresh tokens: one of several concurrent uses succeeds',
    in: 'renewSession > rotate',
    mutation: unchain('where', 'used_at', 'is'),
    test: [RENEWAL, 'a token sent again while it is being replaced ends nothing'],
  },
  {
    name: 'refresh tokens: bound to the e-mail address',
    in: 'renewSession',
    mutation: skip('emailKey'),
    test: [RENEWAL, 'an unknown token, an expired one and one of another e-mail are refused'],
  },
  {
    name: 'refresh tokens: expire after a year',
    in: 'renewSession',
    mutation: unchain('where', 'refresh_token.expires_at'),
    test: [RENEWAL, 'an unknown token, an expired one and one of another e-mail are refused'],
  },
  {
    name: 'refresh tokens: stored as hashes',
    in: 'hashToken',
    mutation: returnOnly('arguments[0]'),
    test: [RENEWAL, 'refresh tokens last a year and are stored as hashes'],
  },
  {
    name: 'preview token: valid for one page',
    in: 'isPreviewToken > signatureOf',
    mutation: replaceArgument('update', 0, "$.replace(/[.][0-9]+/, '')"),
    test: [PREVIEWS, 'is invalid for another page and with another secret'],
  },
  {
    name: 'preview token: expires',
    in: 'isPreviewToken',
    mutation: assumeTrue(1000),
    test: [PREVIEWS, 'is valid for its page until it expires'],
  },
  {
    name: 'preview token: the signature is verified',
    in: 'isPreviewToken',
    mutation: assumeTrue('isSignature'),
    test: [PREVIEWS, 'is invalid with a changed expiry'],
  },
  {
    name: 'draft token: expires',
    in: 'readDraftToken',
    mutation: assumeFalse(1000),
    test: [FRAMES, 'neither shows a draft nor allows a frame'],
  },
  {
    name: 'draft token: draft and origin are signed',
    in: 'readDraftToken',
    mutation: assumeFalse('isSignature'),
    test: [FRAMES, 'neither shows a draft nor allows a frame'],
  },
  {
    name: 'draft token: names the origin of the own page only',
    in: 'readOwnOrigin',
    mutation: assumeFalse('isFromOwnPage'),
    test: [FRAMES, 'no document may frame it'],
  },
  {
    name: 'frames: allowed for the origin of the token only',
    in: 'allowFrame',
    mutation: replaceArgument('replace', 1, "'frame-ancestors *'"),
    test: [FRAMES, 'is shown unsaved, and framed by the admin alone'],
  },
  {
    name: 'drafts: require a preview token',
    in: 'servePreview',
    mutation: skip('isPreviewToken'),
    test: ['tests/server/content-blocks.test.ts', 'missing, foreign or expired token: 404'],
  },
];
