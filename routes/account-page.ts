import type { MessageGroup } from '#client/app/intl/messages.ts';
import type { ACCOUNT_PAGES, PageFiles } from './account-pages.ts';
import { lazyFiles, type LazyPage } from './lazy-page.tsx';

const LIST = 'routes/account-pages.ts';

/** A page of the list in account-pages.ts, which is loaded with the first of them. */
export function accountPage(
  folder: keyof typeof ACCOUNT_PAGES,
  messageGroups: readonly MessageGroup[],
  { acceptsForms = false, acceptsFiles = false, hasLongFields = false } = {},
): LazyPage {
  const findFiles = async (): Promise<PageFiles> =>
    (await import('./account-pages.ts')).ACCOUNT_PAGES[folder];
  const page = lazyFiles(
    folder,
    {
      importPage: async () => (await findFiles()).page(),
      importLoad: async () => (await findFiles()).load(),
    },
    messageGroups,
    acceptsForms
      ? { action: async () => findAction(await findFiles()), acceptsFiles, hasLongFields }
      : undefined,
  );
  return { ...page, modules: [...page.modules, LIST] };
}

function findAction({ action }: PageFiles) {
  if (!action) throw new Error('This page has no action.');
  return action();
}
