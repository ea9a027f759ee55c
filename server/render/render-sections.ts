import type { FaultLog } from '../backoffice/fault-log.ts';
import type { LoadedDocument } from './page-loader.ts';

/** What came of rendering a document: `omitted` names the sections that threw and were left out of it. */
export type Rendered<Result> = { result: Result; omitted: readonly string[] };
export type OnOmitted = (section: string, error: unknown) => void;

/** A page that lacks more than this is shown as failed. Each costs another render. */
const MAX_OMITTED = 12;

/**
 * Renders a document, and again without each section that throws (`Section`, client/app/parts/section.tsx). `render` is given
 * the document and a list that tells, once it has thrown, which sections were being rendered.
 * @throws what rendering threw outside every section, or once too many are left out.
 */
export async function renderWithoutFailing<Result>(
  document: LoadedDocument,
  render: (document: LoadedDocument, trail: string[]) => Promise<Result>,
  onOmitted: OnOmitted,
): Promise<Rendered<Result>> {
  const omitted: string[] = [];
  for (;;) {
    const trail: string[] = [];
    try {
      const page = omitted.length > 0 ? { ...document.page, omitted: [...omitted] } : document.page;
      return { result: await render({ ...document, page }, trail), omitted };
    } catch (error) {
      const section = trail.at(-1);
      if (section === undefined || omitted.length === MAX_OMITTED) throw error;
      onOmitted(section, error);
      omitted.push(section);
    }
  }
}

/** Tells operators of a section that is left out, once for each error. */
export function createOmissionLog(logFault: FaultLog, { routeName }: LoadedDocument): OnOmitted {
  return (section, error) => {
    const [, frame] = error instanceof Error ? (error.stack ?? '').split('\n    at ') : [];
    logFault('section left out', { section, page: routeName, error: String(error), frame }, 'error');
  };
}
