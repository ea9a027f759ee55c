import { DRAFT_DAY } from '#shared/domain/draft-day.ts';
import { RecordCreate } from '#admin/records/record-create.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { useEditedLanguage } from './edited-language.ts';
import { PageForm } from './page-form.tsx';
import { preparePage } from './prepare-page.ts';
import { usePlanChoices } from './use-page-choices.ts';

const NEW_PAGE = {
  title: '',
  slug: '',
  type: 'page',
  lead: '',
  description: '',
  published_at: DRAFT_DAY,
  tags: [],
  scene: null,
  worksite: null,
  review: null,
  blocks: [],
};

/** A new page: a draft in every sales plan until its operator decides otherwise. */
export function PageCreate() {
  const text = useMessages();
  const [lang, setLang] = useEditedLanguage();
  const plans = usePlanChoices();
  if (!plans) return null;
  return (
    <RecordCreate
      title={text('pages.create')}
      redirect={(_resource, id) => `/pages/${id}?lang=${lang}`}
      record={{ ...NEW_PAGE, exist_in: plans.map(({ id }) => id) }}
      transform={preparePage}
      lang={lang}
    >
      <PageForm isStored={false} lang={lang} onLanguage={setLang} />
    </RecordCreate>
  );
}
