import { lazy, Suspense, use, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { RawIntlProvider, useIntl } from 'react-intl';
import { loadMessageGroups } from '#client/app/intl/load-messages.ts';
import { createSiteIntl, type MessageGroup, type Messages } from '#client/app/intl/messages.ts';
import { usePage } from '#client/app/page/page-context.ts';
import type { Locale } from '#shared/locale.ts';

type PartModule<Props> = { Part: ComponentType<Props> };

export type LatePart<Props> = {
  /** Its props must stay the same while the page is shown: React drops what it has not hydrated when they change. */
  Part: ComponentType<Props>;
  /** Loads the module: before the server renders the part, and before a navigation shows it. */
  preload: () => Promise<unknown>;
};

/** The server has the messages of all groups. */
const IS_SERVER = typeof document === 'undefined';

/**
 * A part further down a page, whose module and messages a first visit loads after the page is interactive: the server
 * writes it, and its links and forms work as without scripts until then. Its module is named `*.late.tsx`, so that the
 * document links to its style sheet (server/render/assets.ts).
 * @param group messages beyond those of the page
 */
export function latePart<Props extends object>(
  load: () => Promise<PartModule<Props>>,
  group?: MessageGroup,
): LatePart<Props> {
  let module: PartModule<Props> | undefined;
  const preload = async () => (module ??= await load());
  const Lazy = lazy(async () => ({ default: (await preload()).Part }));
  const Part = (props: Props) => {
    // The same component for the life of the part, so that it keeps its state.
    const [Known] = useState<ComponentType<Props>>(() => module?.Part ?? Lazy);
    const part = <Known {...props} />;
    return (
      <Suspense fallback={null}>
        {IS_SERVER || !group ? part : <WithMessages group={group}>{part}</WithMessages>}
      </Suspense>
    );
  };
  return { Part, preload };
}

/** Suspends until the messages are loaded. */
function WithMessages({ group, children }: { group: MessageGroup; children: ReactNode }) {
  const { locale } = usePage().site;
  const { messages } = useIntl();
  const fetched = use(fetchMessages(group, locale));
  const intl = useMemo(
    () => createSiteIntl(locale, { ...messages, ...fetched } as Messages),
    [locale, messages, fetched],
  );
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}

const known = new Map<string, Promise<Partial<Messages>>>();

/** Each group is fetched once: `use` needs the same promise in every render. */
function fetchMessages(group: MessageGroup, locale: Locale): Promise<Partial<Messages>> {
  const key = `${group} ${locale}`;
  const fetched = known.get(key) ?? loadMessageGroups([group], locale);
  known.set(key, fetched);
  return fetched;
}
