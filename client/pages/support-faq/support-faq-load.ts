import { createSavApi } from '#shared/api/sav.ts';
import { supportCrumb } from '#client/components/support/support-crumb.ts';
import type { LoadArgs, PageLoad } from '#client/pages/common/load/page-load.ts';
import { alternatesOf, audiencesOf } from '#client/pages/common/load/static-page-paths.ts';
import { href } from '#routes/href.ts';
import type { SavCategory, SavQuestion, SavSearchResponse } from '#shared/contract/sav.ts';
import { toSearchText } from '#shared/domain/search-text.ts';
import { OutcomeError } from '#shared/page-outcome.ts';

export type QuestionGroup = { id: number; name: string; questions: SavQuestion[] };

export type SupportFaqData = {
  text: string;
  found: SavSearchResponse | null;
  categories: Pick<SavCategory, 'id' | 'name' | 'intro' | 'canonical'>[];
  groups: QuestionGroup[];
};

/** Loads support questions and articles. The search text is in the path, so that results can be shared. */
export const load: PageLoad<SupportFaqData> = async (args) => {
  const { api, match, text: translate, search } = args;
  redirectToPath(args);
  const text = toSearchText(match.params['search'] ?? '');
  const [{ items: categories }, found] = await Promise.all([
    createSavApi(api.caller).categories(),
    createSavApi(api.caller).search(text),
  ]);
  const isSearched = text !== '';
  const groups = isSearched ? [] : groupByFamily(categories, found.questions);
  return {
    kind: 'ok',
    data: {
      text,
      found: isSearched ? found : null,
      categories: categories.map(({ id, name, intro, canonical }) => ({ id, name, intro, canonical })),
      groups,
    },
    meta: {
      title: isSearched ? translate('support.search_title', { text }) : translate('support.title'),
      description: translate('support.description'),
      indexed: !isSearched && search.size === 0,
      alternates: alternatesOf('support-faq', match),
      audiences: audiencesOf('support-faq', match),
      breadcrumb: [supportCrumb(args)],
      structuredData: isSearched ? [] : [faqData(found.questions)],
    },
  };
};

/** Without scripts the form submits a query, which redirects to the path with the same text. */
function redirectToPath({ match, search }: LoadArgs): void {
  const typed = search.get('q');
  if (typed === null) return;
  const site = { locale: match.locale, target: match.urlTarget };
  const to = href('support-faq', site, { search: toSearchText(typed) });
  throw new OutcomeError({ kind: 'redirect', to, status: 302 });
}

function groupByFamily(categories: SavCategory[], questions: SavQuestion[]): QuestionGroup[] {
  const idsOf = ({ id, childs }: SavCategory): number[] => [id, ...childs.flatMap(idsOf)];
  return categories
    .map((category) => {
      const ids = new Set(idsOf(category));
      return {
        id: category.id,
        name: category.name,
        questions: questions.filter((question) => ids.has(question.category.id)),
      };
    })
    .filter((group) => group.questions.length > 0);
}

function faqData(questions: SavQuestion[]): object {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
