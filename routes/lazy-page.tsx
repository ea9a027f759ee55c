import loadable, { type LoadableComponent } from '@loadable/component';
import type { ReactNode } from 'react';
import type { MessageGroup } from '#client/app/intl/messages.ts';
import type { PageAction } from '#client/pages/common/load/page-action.ts';
import type { PageLoad } from '#client/pages/common/load/page-load.ts';

type PageModule<Data> = { Page: (props: { data: Data }) => ReactNode };
type LoadModule<Data> = { load: PageLoad<Data> };
type ActionModule = { action: PageAction };

/** The POST action of a page; its module is loaded with the first submission. */
export type PageForm = {
  act: PageAction;
  preload(): Promise<unknown>;
  acceptsFiles: boolean;
  /** A field may contain a list of thousands of lines. */
  hasLongFields: boolean;
};

type FormOptions = { action: () => Promise<ActionModule>; acceptsFiles?: boolean; hasLongFields?: boolean };

/** A page: component and loader, each a module that is loaded on demand. */
export type LazyPage = {
  /** Paths of the required modules, the component's first: keys of the build manifest. */
  modules: readonly string[];
  Page: LoadableComponent<{ data: never }>;
  /** Loads the component, so that it renders synchronously. */
  preload(): Promise<unknown>;
  preloadLoader(): Promise<unknown>;
  load: PageLoad<unknown>;
  /** Message groups beyond those of every page. */
  messageGroups: readonly MessageGroup[];
  /** `undefined`: the page accepts no POST. */
  form: PageForm | undefined;
};

/** Declares a page by its folder below `client/pages`; its data type is the loader's. */
export function lazyPage<Data>(
  name: string,
  importPage: () => Promise<PageModule<Data>>,
  importLoad: () => Promise<LoadModule<Data>>,
  messageGroups: readonly MessageGroup[] = [],
  form?: FormOptions,
): LazyPage {
  return lazyFiles(name, { importPage, importLoad }, messageGroups, form);
}

type PageFiles = {
  importPage: () => Promise<PageModule<never>>;
  importLoad: () => Promise<LoadModule<unknown>>;
};

/**
 * Like `lazyPage`, if the data type is checked elsewhere. `@loadable/component` gets its object form over a cached
 * module: the loader awaits it, then server and browser render synchronously (decision 0003).
 */
export function lazyFiles(
  name: string,
  { importPage, importLoad }: PageFiles,
  messageGroups: readonly MessageGroup[],
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
      // The types of `loadable` have only its function form.
    } as never,
    { resolveComponent: ({ Page: component }: PageModule<never>) => component },
  );
  return {
    modules: [id],
    Page: Page as LoadableComponent<{ data: never }>,
    preload,
    preloadLoader,
    messageGroups,
    load: async (args) => (await preloadLoader()).load(args),
    form: form && lazyForm(form),
  };
}

function lazyForm({ action, acceptsFiles = false, hasLongFields = false }: FormOptions): PageForm {
  let module: ActionModule | undefined;
  const preload = async () => (module ??= await action());
  return { preload, acceptsFiles, hasLongFields, act: async (args) => (await preload()).action(args) };
}
