import { OutcomeError } from '#shared/page-outcome.ts';
import type { LoadArgs } from './page-load.ts';

/** For pages of approved professionals: to anybody else they are not there. @throws OutcomeError 404. */
export function requireProfessional({ store }: Pick<LoadArgs, 'store'>): void {
  if (!store.settings.isProConnected) throw new OutcomeError({ kind: 'notFound' });
}
