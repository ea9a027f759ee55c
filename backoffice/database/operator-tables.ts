import type { Generated } from 'kysely';

export type OperatorTable = {
  id: Generated<number>;
  email: string;
  name: string;
  password_hash: string;
  role: 'owner';
  created_at: Generated<Date>;
  disabled_at: Date | null;
};
