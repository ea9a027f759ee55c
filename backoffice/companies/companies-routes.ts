import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { createCallLimits } from '#backoffice/http/call-limits.ts';
import { notFound } from '#backoffice/http/failure.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import type { SiretCheck, SiretInfo } from '#shared/contract/account.ts';
import type { SiretRules } from '#shared/domain/siret.ts';
import { findCompany, isSiretUsed } from './find-company.ts';

/** An office looks up many numbers; copying the register takes more. */
const LOOK_UPS = 120;

/** The register of companies, by number (spec section 7). */
export function serveCompanies(server: OperationServer, db: Kysely<Schema>, rules: SiretRules): void {
  server.on(
    'GET /user/check-siret',
    async ({ scope, query }): Promise<SiretCheck> => {
      const { error, company } = await findCompany(db, query.siret, rules);
      return {
        valid: error === undefined,
        exists: company !== undefined,
        active: company?.active ?? false,
        used: company !== undefined && (await isSiretUsed(db, scope.siteId, query.siret)),
      };
    },
    createCallLimits(db, LOOK_UPS),
  );
  server.on(
    'GET /user/get-info-siret',
    async ({ query }): Promise<SiretInfo> => {
      const { company } = await findCompany(db, query.siret, rules);
      if (!company) throw notFound();
      const { active: _active, ...info } = company;
      return info;
    },
    createCallLimits(db, LOOK_UPS),
  );
}
