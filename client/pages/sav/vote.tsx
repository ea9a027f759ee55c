import { island } from '#client/app/parts/island.tsx';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { usePageForm } from '#client/app/forms/form-context.ts';
import { useFormFields } from '#client/components/post-form/form-fields.ts';
import { PostForm } from '#client/components/post-form/post-form.tsx';
import { SubmitButton } from '#client/components/post-form/submit-button.tsx';
import { TextArea } from '#client/ui/text-field/text-field.tsx';
import type { Sav } from '#shared/contract/sav.ts';
import { useOwnVote } from './own-vote.ts';
import { Announcement } from '#client/ui/live-region/announcement.tsx';
import styles from './vote.module.css';
import { VOTE_ID, type VoteResult } from './vote-result.ts';

const MAX_COMMENT_LENGTH = 300;

const ANSWERS = {
  yes: 'vote.thanks_yes',
  no: 'vote.thanks_no',
  said: 'vote.said',
  too_many: 'vote.too_many',
} as const;

type VoteProps = { article: Pick<Sav, 'id' | 'votes'>; voted: VoteResult | null };

/** "Was this helpful?" form; a negative vote asks for a comment. Works without scripts. */
export const Vote = island(VoteContent);

function VoteContent({ article: { id, votes }, voted }: VoteProps) {
  const text = useTranslations();
  const field = useFormFields();
  const { state } = usePageForm();
  const { own, onSubmit } = useOwnVote(id, voted);
  const shown = voted === 'too_many' ? null : voted;
  const isYes = shown ? shown === 'yes' : own === 1;
  const isNo = shown ? shown !== 'yes' : own === -1;
  const asksForReason = voted === 'no' || state?.values['comment'] !== undefined;
  const comment = field('comment', text('vote.comment'));
  return (
    <section
      className={`${styles.vote} container`}
      id={VOTE_ID}
      aria-labelledby="vote-question"
      data-print="no"
    >
      <h2 id="vote-question">{text('vote.ask')}</h2>
      <PostForm
        labels={asksForReason ? { comment: comment.label } : {}}
        className={styles.form}
        onSubmit={onSubmit}
      >
        <div className={styles.answers}>
          <button type="submit" name="vote" value="1" aria-pressed={isYes}>
            {text('vote.yes')}
          </button>
          <button type="submit" name="vote" value="-1" aria-pressed={isNo}>
            {text('vote.no')}
          </button>
          {votes.up > 0 && <p className={styles.count}>{text('vote.count', votes)}</p>}
        </div>
        <Announcement text={voted && text(ANSWERS[voted])} />
        <p className={styles.result} data-spoken>
          {[
            voted && text(ANSWERS[voted]),
            !voted && own && text(own === 1 ? 'vote.yours_yes' : 'vote.yours_no'),
            (voted === 'yes' || voted === 'no' || (!voted && own)) && text('vote.again'),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
        {asksForReason && (
          <div className={styles.why}>
            <TextArea
              {...comment}
              optional={text('forms.optional')}
              hint={text('vote.comment_hint')}
              maxLength={MAX_COMMENT_LENGTH}
            />
            <SubmitButton kind="secondary" name="vote" value="-1">
              {text('vote.send')}
            </SubmitButton>
          </div>
        )}
      </PostForm>
    </section>
  );
}
