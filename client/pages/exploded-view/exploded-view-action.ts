import { askForAlert } from '#client/components/parts/alert-request.ts';
import type { PageAction } from '#client/pages/common/load/page-action.ts';

/** The one form of this page that is sent to it: a letter when a part is back. */
export const action: PageAction = askForAlert;
