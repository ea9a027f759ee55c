import { readLinkToken } from '#shared/domain/link-token.ts';
import { OutcomeError, type PageOutcome } from '#shared/page-outcome.ts';
import type { LoadArgs } from '#client/pages/common/load/page-load.ts';
import type { CmsData } from './cms-data.ts';

const DIGITS = /^\d{1,9}$/;

/** Loads a page by its id (CT-06): published, or a draft with a token. Never indexed. */
export async function loadPreview({ api, match, search, text }: LoadArgs): Promise<PageOutcome<CmsData>> {
  const id = match.params['id'] ?? '';
  if (!DIGITS.test(id) || Number(id) === 0) throw new OutcomeError({ kind: 'notFound' });
  const {
    page,
    is_published: isPublished,
    framed_by: framedBy,
  } = await api.caller.call('GET /preview/{id}', {
    params: { id: Number(id) },
    query: { token: readLinkToken(search) },
  });
  return {
    kind: 'ok',
    data: { page, preview: isPublished ? 'published' : 'draft', ...(framedBy !== null && { framedBy }) },
    meta: {
      title: `${text(isPublished ? 'article.published' : 'article.draft')} – ${page.title}`,
      description: page.description,
      indexed: false,
      ...(framedBy !== null && { framedBy }),
    },
  };
}
