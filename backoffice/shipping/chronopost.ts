import type { Kysely } from 'kysely';
import { answerCartOf } from '#backoffice/cart/answer-cart.ts';
import { ownerOf } from '#backoffice/cart/cart-owner.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import type { Chronopost } from '#shared/contract/carrier.ts';
import type { CartResponse } from '#shared/contract/cart.ts';
import { chronopostWindow } from '#shared/domain/chronopost-window.ts';
import { readClosedDays } from './closed-days.ts';

const SECOND_MS = 1000;

/**
 * Until when a parcel still leaves today (CK-14): for a customer who is logged in, with a cart that the express carrier
 * takes, or an empty one. `clock`: so that it can be moved.
 */
export function serveChronopost(
  server: OperationServer,
  { db, clock = Date.now }: { db: Kysely<Schema>; clock?: () => number },
): void {
  server.on('GET /cart/chronopost', async (call) => {
    const cart = await answerCartOf(db, ownerOf(call), call.scope.lang);
    const isClosed = await readClosedDays(db, call.scope.siteId);
    const isLogged = call.account !== undefined;
    return { ...cart, chronopost: toChronopost(clock(), { cart, isLogged, isClosed }) };
  });
}

type Asked = {
  cart: Pick<CartResponse, 'count' | 'display_chronopost'>;
  isLogged: boolean;
  isClosed?: (day: string) => boolean;
};

/** What is said at a moment. */
export function toChronopost(now: number, { cart, isLogged, isClosed }: Asked): Chronopost {
  const { deadline } = chronopostWindow(now, isClosed);
  return {
    show: isLogged && deadline !== null && (cart.display_chronopost || cart.count === 0),
    deadline_epoch: deadline === null ? null : Math.floor(deadline / SECOND_MS),
    now_epoch: Math.floor(now / SECOND_MS),
  };
}
