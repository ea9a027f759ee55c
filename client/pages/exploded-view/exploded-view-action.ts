import { requestAlert } from '#client/components/parts/alert-request.ts';
import type { PageAction } from '#client/pages/common/load/page-action.ts';

/** The only form that posts to this page requests a back-in-stock notification. */
export const action: PageAction = requestAlert;
