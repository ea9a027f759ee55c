import { z } from 'zod';
import { entityTag } from './fields.ts';
import { operatorRole } from './operator-role.ts';

/** Form fields are texts. Invalid values are refused per field with 422. */
const text = z.string().max(500);
const time = z.iso.datetime();
const done = z.literal(true).describe('Always true.');

const MAX_NAME = 120;
const MAX_LINK = 200;

export const operatorLogin = z.object({
  email: text.describe('E-mail address.'),
  password: text.describe('Password in plain text.'),
  code: z
    .string()
    .max(40)
    .optional()
    .describe('Code of the second factor, or a recovery code; required once a second factor is set up.'),
});

const name = z.string().describe('Name of the operator or the token.');
const roles = z.array(operatorRole).describe('Roles.');

/** The operator that a request acts for, and the session of a person. */
export const operatorState = z
  .object({
    operator: z
      .object({
        kind: z.enum(['person', 'token', 'machine']).describe('`machine`: the token of the configuration.'),
        id: z.number().int().nullable().describe('Number of the person or the token.'),
        name,
        roles,
      })
      .describe('Operator of the request.'),
    session: z
      .object({
        id: z.number().int().describe('Number of the session.'),
        expires_at: time.describe('Time at which the session ends at the latest.'),
      })
      .nullable()
      .describe('Session of a person; `null` for a token.'),
    must_enrol: z.boolean().describe('The operator must set up a second factor before anything else.'),
  })
  .meta({ id: 'OperatorState', description: 'The operator of a request with its session.' });
export type OperatorState = z.infer<typeof operatorState>;

export const signedOut = z.object({ signed_out: done });

export const operatorSession = z
  .object({
    id: z.number().int().describe('Number of the session.'),
    created_at: time.describe('Time of the sign-in.'),
    used_at: time.describe('Time of the last request.'),
    address: z.string().describe('Network address of the sign-in.'),
    browser: z.string().describe('`User-Agent` of the sign-in.'),
    current: z.boolean().describe('It is the session of this request.'),
  })
  .meta({ id: 'OperatorSession', description: 'A session of an operator.' });

const newPassword = {
  password: text.describe('New password.'),
  password_confirmation: text.describe('New password again.'),
};
export const operatorPasswordForm = z.object({
  old_password: text.describe('Present password.'),
  ...newPassword,
});
export const operatorLinkForm = z.object({ email: text.describe('E-mail address.') });
const token = z.string().max(MAX_LINK).describe('Token of the mailed link.');
export const operatorResetForm = z.object({ token, ...newPassword });
export const operatorAcceptanceForm = z.object({
  token,
  name: z.string().trim().max(MAX_NAME).describe('Name of the operator.'),
  ...newPassword,
});
export const passwordChanged = z.object({ changed: done });
export const acceptedInvitation = z.object({ email: z.string().describe('E-mail address to sign in with.') });

export const operatorPerson = z
  .object({
    id: z.number().int().describe('Number of the operator.'),
    email: z.string().describe('E-mail address.'),
    name: z.string().describe('Name.'),
    role: operatorRole.describe('Role.'),
    disabled: z.boolean().describe('The operator cannot sign in.'),
    second_factor: z.boolean().describe('A second factor is set up.'),
    created_at: time.describe('Time at which the account was created.'),
    used_at: time.nullable().describe('Time of the last request of an open session; `null` without any.'),
    etag: entityTag,
  })
  .meta({ id: 'Operator', description: 'A person who operates the shop.' });
export type OperatorPerson = z.infer<typeof operatorPerson>;

export const operatorForm = z.object({
  name: z.string().trim().min(1).max(MAX_NAME).describe('Name.'),
  role: operatorRole.describe('Role.'),
  disabled: z.boolean().describe('True ends the sessions of the operator and refuses new ones.'),
});

export const operatorInvitation = z
  .object({
    id: z.number().int().describe('Number of the invitation.'),
    email: z.string().describe('E-mail address.'),
    role: operatorRole.describe('Role of the operator to be.'),
    invited_by: z.string().describe('Name of the operator who invited.'),
    created_at: time.describe('Time of the invitation.'),
    expires_at: time.describe('Time at which the link ends.'),
  })
  .meta({ id: 'OperatorInvitation', description: 'An invitation that has not been accepted.' });

export const operatorInvitationForm = z.object({
  email: z.email().max(254).describe('E-mail address.'),
  role: operatorRole.describe('Role of the operator to be.'),
});

export const operatorToken = z
  .object({
    id: z.number().int().describe('Number of the token.'),
    name: z.string().describe('Name of the token.'),
    roles,
    created_by: z.string().describe('Name of the operator who created it.'),
    created_at: time.describe('Time of its creation.'),
    expires_at: time.describe('Time at which it ends.'),
    used_at: time.nullable().describe('Time of its last use, to the minute; `null` before the first.'),
  })
  .meta({ id: 'OperatorToken', description: 'A token of a program.' });

export const operatorTokenForm = z.object({
  name: z.string().trim().min(1).max(MAX_NAME).describe('Name of the token.'),
  roles: z.array(operatorRole).min(1).max(6).describe('Roles of the token.'),
  expires_at: z.iso.datetime().describe('Time at which it ends, within two years.'),
});
export const newOperatorToken = operatorToken
  .extend({ token: z.string().describe('The token, in this response only.') })
  .meta({ id: 'NewOperatorToken', description: 'A token of a program, with its secret.' });

const code = z.string().max(40).describe('Code of the second factor.');

export const secondFactor = z
  .object({
    secret: z.string().describe('Secret in base 32, to type into an authenticator.'),
    uri: z.string().describe('Address with the secret, for authenticators (`otpauth:`).'),
    qr: z.string().describe('QR code of the address, as SVG.'),
  })
  .meta({ id: 'SecondFactor', description: 'A secret that awaits its first code.' });
export const secondFactorCode = z.object({ code });
export const recoveryCodes = z.object({
  recovery_codes: z
    .array(z.string())
    .describe('Codes that replace one of the second factor, each once; in this response only.'),
});
export const secondFactorRemoval = z.object({ password: text.describe('Present password.'), code });
export const secondFactorRemoved = z.object({ removed: done });
