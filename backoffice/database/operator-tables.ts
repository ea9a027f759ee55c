import type { Generated } from 'kysely';
import type { OperatorRole } from '#shared/contract/operator-role.ts';
import type { Json } from './json.ts';

export type OperatorTable = {
  id: Generated<number>;
  email: string;
  name: string;
  password_hash: string;
  role: OperatorRole;
  created_at: Generated<Date>;
  disabled_at: Date | null;
};

/** Tables of the access of operators and of what they write. `hash`: SHA-256 of a random token. */
export type OperatorAccessSchema = {
  operator_session: {
    id: Generated<number>;
    hash: string;
    operator_id: number;
    created_at: Generated<Date>;
    used_at: Generated<Date>;
    address: string;
    browser: string;
  };
  operator_invitation: {
    id: Generated<number>;
    hash: string;
    email: string;
    role: OperatorRole;
    lang: string;
    invited_by: string;
    created_at: Generated<Date>;
    expires_at: Date;
  };
  operator_link: { hash: string; operator_id: number; expires_at: Date };
  operator_token: {
    id: Generated<number>;
    hash: string;
    name: string;
    /** `OperatorRole[]`. */
    roles: Json;
    created_by: string;
    created_at: Generated<Date>;
    expires_at: Date;
    used_at: Date | null;
  };
  operator_totp: {
    operator_id: number;
    secret: string;
    confirmed_at: Date | null;
    /** Time step of the last accepted code: no code is accepted twice. */
    last_step: Generated<number>;
  };
  operator_recovery_code: { operator_id: number; hash: string };
  operator_change: {
    id: Generated<number>;
    at: Generated<Date>;
    kind: string;
    operator_id: number | null;
    operator_name: string;
    address: string;
    operation: string;
    record: string;
    lang: string;
    before: Json | null;
    after: Json | null;
  };
  page_draft: {
    id: Generated<number>;
    site_id: number;
    author: string;
    /** 0: a page that is not stored yet. */
    page_id: number;
    lang: string;
    record: Json;
    updated_at: Date;
  };
};
