import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Banner } from '#client/ui/banner/banner.tsx';
import type { DraftUse } from './use-draft.ts';

export function DraftNote({ draft }: { draft: DraftUse }) {
  const text = useTranslations();
  if (!draft.found) return null;
  return (
    <Banner close={{ label: text('ticket.draft_forget'), run: draft.discard }}>
      <p>{text('ticket.draft')}</p>
    </Banner>
  );
}
