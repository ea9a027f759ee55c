import loadable, { type LoadableComponent } from '@loadable/component';
import type { ReactNode } from 'react';
import type { TextGroup } from '#client/app/intl/messages.ts';
import type { PageAction } from '#client/pages/common/load/page-action.ts';
import type { PageLoad } from '#client/pages/common/load/page-load.ts';

type PageModule<Data> = { Page: (props: { data: Data }) => ReactNode };
type LoadModule<Data> = { load: PageLoad<Data> };
type ActionModule = { action: PageAction };

/** What a page takes by POST: the action that answers, its code fetched when the first form is sent. */
export type PageForm = {
  act: PageAction;
  preload(): Promise<unknown>;
  /** Whether files may come with it. */
  takesFiles: boolean;
  /** Whether a field may hold a list of thousands of lines. */
  hasLongFields: boolean;
};

type FormOptions = { action: () => Promise<ActionModule>; takesFiles?: boolean; hasLongFields?: boolean };

/** A page of the site: its component and its loader, each in a file of its own that is fetched when needed. */
export type LazyPage = {
  /** Paths of the modules it cannot be shown without, its component's first: their keys in the build's manifest. */
  modules: readonly string[];
  Page: LoadableComponent<{ data: never }>;
  /** Fetches the component, so that it can be rendered without waiting. */
  preload(): Promise<unknown>;
  /** Fetches the loader's code. */
  preloadLoader(): Promise<unknown>;
  load: PageLoad<unknown>;
  /** What it says beyond the messages every page has. */
  texts: readonly TextGroup[];
  /** `undefined`: nothing can be posted to it. */
  form: PageForm | undefined;
};

/** A page by the name of its folder below `client/pages`: it shows what its loader gives. */
export function lazyPage<Data>(
  name: string,
  importPage: () => Promise<PageModule<Data>>,
  importLoad: () => Promise<LoadModule<Data>>,
  texts: readonly TextGroup[] = [],
  form?: FormOptions,
): LazyPage {
  return lazyFiles(name, { importPage, importLoad }, texts, form);
}

type PageFiles = {
  importPage: () => Promise<PageModule<never>>;
  importLoad: () => Promise<LoadModule<unknown>>;
};

/**
 * The same, where somebody else has seen to it that the page shows what its loader gives. `@loadable/component` gets
 * its object form over a remembered module: the loader awaits it, then server and browser render it at once
 * (decision 0003).
 */
export function lazyFiles(
  name: string,
  { importPage, importLoad }: PageFiles,
  texts: readonly TextGroup[],
  form?: FormOptions,
): LazyPage {
  const id = `client/pages/${name}/${name}-page.tsx`;
  let module: PageModule<never> | undefined;
  let loader: LoadModule<unknown> | undefined;
  const preload = async () => (module ??= await importPage());
  const preloadLoader = async () => (loader ??= await importLoad());
  const Page = loadable(
    {
      chunkName: () => id,
      resolve: () => id,
      isReady: () => module !== undefined,
      importAsync: preload,
      requireAsync: preload,
      requireSync: () => module,
      // The type of `loadable` knows only its function form.
    } as never,
    { resolveComponent: ({ Page: component }: PageModule<never>) => component },
  );
  return {
    modules: [id],
    Page: Page as LoadableComponent<{ data: never }>,
    preload,
    preloadLoader,
    texts,
    load: async (args) => (await preloadLoader()).load(args),
    form: form && lazyForm(form),
  };
}

function lazyForm({ action, takesFiles = false, hasLongFields = false }: FormOptions): PageForm {
  let module: ActionModule | undefined;
  const preload = async () => (module ??= await action());
  return { preload, takesFiles, hasLongFields, act: async (args) => (await preload()).action(args) };
}
