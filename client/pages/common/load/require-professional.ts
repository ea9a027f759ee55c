import { OutcomeError } from '#shared/page-outcome.ts';
import type { LoadArgs } from './page-load.ts';

/**
 * Guards pages for approved professionals.
 * @throws OutcomeError 403 for other customers
 */
export function requireProfessional({ store }: Pick<LoadArgs, 'store'>): void {
  if (!store.settings.isProConnected) throw new OutcomeError({ kind: 'forbidden' });
}

/**
 * Guards pages of the shop.
 * @throws OutcomeError 404 when the site has no shop, 403 for customers who are not professionals
 */
export function requireBuyer(args: Pick<LoadArgs, 'store'>): void {
  if (!args.store.settings.cartEnabled) throw new OutcomeError({ kind: 'notFound' });
  requireProfessional(args);
}
