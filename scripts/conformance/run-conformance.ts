import { z } from 'zod';
import { site } from '#shared/contract/site.ts';
import { newCartToken, tryCart, tryOrder } from './cart-flow.ts';
import { CallFailed, createTester, type Exchange, type OperationResult } from './create-tester.ts';
import { tryCustomer, tryProjects } from './customer-flow.ts';
import { createValues } from './find-values.ts';
import type { Credentials } from './read-probes.ts';
import type { CommonParameters } from './send-request.ts';
import { openSession, trySession, type Login } from './session-flow.ts';
import { ignoreFailed, tryReads } from './try-reads.ts';
import { tryRefusals } from './try-refusals.ts';
import { tryRecords, tryVisitorForms } from './visitor-flow.ts';

/** Access of the suite to a back office. */
export type ConformanceOptions = {
  /** Base URL of the API: `https://backoffice.example/api/v1`. */
  baseUrl: string;
  siteId?: number;
  /** A professional's account; without one, operations of customers are not tried. */
  login?: Login | undefined;
  /** An open session of a professional, instead of a login. */
  session?: Credentials['session'];
  operatorToken?: string | undefined;
  /** Lets the suite create, change and remove entities. */
  isWriting?: boolean;
  onExchange?: (exchange: Exchange) => void;
};

const FIRST_PLAN = 1;

/** Calls every operation of the contract and returns the deviations of each. */
export async function runConformance(options: ConformanceOptions): Promise<OperationResult[]> {
  const { baseUrl, siteId = 1, login, session: open, operatorToken, isWriting = false, onExchange } = options;
  const base = baseUrl.replace(/\/$/, '');
  const start = { site_id: siteId, lang: 'fr', sales_plan_id: FIRST_PLAN } as const;
  const common: CommonParameters = { ...start, sales_plan_id: await findPlan(base, start) };
  const tester = createTester(base, common, onExchange);
  const values = createValues(tester);
  const credentials: Credentials = { session: open, operatorToken, cartToken: newCartToken() };
  if (login)
    await ignoreFailed(async () => {
      credentials.session = await openSession(tester, login);
      await trySession(tester, login);
    });
  await tryReads(tester, values, credentials);
  await tryRefusals(tester, credentials, common, isWriting);
  if (isWriting) {
    const { session } = credentials;
    await ignoreFailed(() => tryCart(tester, values));
    await ignoreFailed(() => tryVisitorForms(tester, values));
    if (operatorToken !== undefined) await ignoreFailed(() => tryRecords(tester, credentials));
    if (session) {
      await ignoreFailed(() => tryCustomer(tester, values, session));
      await ignoreFailed(() => tryProjects(tester, values, session));
      await ignoreFailed(() => tryOrder(tester, values, session.token));
    }
  }
  return tester.results();
}

/** Sales plan of consumers, found by the list of sites, as the storefront does. */
async function findPlan(baseUrl: string, common: CommonParameters): Promise<number> {
  try {
    const sites = z
      .object({ items: z.array(site) })
      .parse(await createTester(baseUrl, common).call('GET /site'));
    const plans = sites.items.find(({ id }) => id === common.site_id)?.salesplan ?? [];
    return plans.find(({ target }) => target === 'part')?.id ?? FIRST_PLAN;
  } catch (error) {
    if (error instanceof CallFailed || error instanceof z.ZodError) return FIRST_PLAN;
    throw error;
  }
}
