import type { ReportDataError } from '../backoffice/data-error-reporter.ts';
import type { LoadedDocument } from './page-loader.ts';

/** A rendered document; `omitted` names the sections that threw and were left out. */
export type Rendered<Result> = { result: Result; omitted: readonly string[] };
export type OnOmitted = (section: string, error: unknown) => void;

/** A page that lacks more is shown as failed. Each omission costs another render. */
const MAX_OMITTED = 12;

/**
 * Renders a document, and again without each section that throws (`Section`, client/app/parts/section.tsx). `render`
 * gets the document and a list, to which it adds the sections it enters.
 * @throws the error of a render outside all sections, or of one section too many
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

/** Logs a section that is left out, once for each error. */
export function createOmissionLog(
  reportDataError: ReportDataError,
  { routeName }: LoadedDocument,
): OnOmitted {
  return (section, error) => {
    const [, frame] = error instanceof Error ? (error.stack ?? '').split('\n    at ') : [];
    reportDataError('section left out', { section, page: routeName, error: String(error), frame }, 'error');
  };
}
