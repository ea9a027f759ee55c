import { createSavApi } from '#shared/api/sav.ts';
import { findEntity } from '#client/pages/common/load/entity-page.ts';
import type { PageAction } from '#client/pages/common/load/page-action.ts';
import { textOf, toFormState } from '#shared/form-state.ts';
import { VOTE_ID, VOTE_PARAMETER, type VoteResult } from './vote-result.ts';

/** Same as in the contract, whose schemas must not be in the browser bundle. */
const MAX_COMMENT_LENGTH = 300;

/** Records a vote and redirects to the page with the result. */
export const action: PageAction = async (args) => {
  const { api, form, match } = args;
  const given = textOf(form, 'vote');
  const comment = textOf(form, 'comment');
  if (given !== '1' && given !== '-1')
    return { kind: 'invalid', form: toFormState(form, { form: 'invalid' }) };
  if (given === '-1' && comment.length > MAX_COMMENT_LENGTH)
    return { kind: 'invalid', form: toFormState(form, { comment: 'too_long' }) };
  const { entity } = await findEntity(args, 'sav', '');
  const vote = given === '1' ? 1 : -1;
  const { message } = await createSavApi(api.caller).vote({
    id: entity.id,
    vote,
    ...(vote === -1 && comment && { comment }),
  });
  return {
    kind: 'redirect',
    to: `${match.pathname}?${VOTE_PARAMETER}=${resultOf(message, vote, comment)}#${VOTE_ID}`,
    status: 302,
  };
};

function resultOf(message: 'too_many' | null, vote: 1 | -1, comment: string): VoteResult {
  if (message) return message;
  if (vote === 1) return 'yes';
  return comment === '' ? 'no' : 'said';
}
