import { OutcomeError } from '#shared/page-outcome.ts';
import type { LoadArgs } from './page-load.ts';

/**
 * For pages of approved professionals: a customer of another kind is told whose they are.
 * @throws OutcomeError 403.
 */
export function requireProfessional({ store }: Pick<LoadArgs, 'store'>): void {
  if (!store.settings.isProConnected) throw new OutcomeError({ kind: 'forbidden' });
}

/**
 * The same for the shop, which a site may lack.
 * @throws OutcomeError 404 where there is no shop, 403 for customers of another kind.
 */
export function requireBuyer(args: Pick<LoadArgs, 'store'>): void {
  if (!args.store.settings.cartEnabled) throw new OutcomeError({ kind: 'notFound' });
  requireProfessional(args);
}
