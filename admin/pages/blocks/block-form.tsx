import { BooleanInput } from 'ra-ui-materialui';
import type { ReactNode } from 'react';
import { useMessages } from '#admin/i18n/use-messages.ts';
import type { BlockKind } from './block-kinds.ts';
import { BeforeAfterFields, ChartFields, CoversFields, PlacesFields, StepsFields } from './figure-fields.tsx';
import { CarouselFields, ImageFields, ImageTextFields, VideoFields } from './picture-fields.tsx';
import { DownloadFields, FaqFields, LinksFields, ProductsFields } from './row-fields.tsx';
import { DataTableFields, TableFields } from './table-fields.tsx';
import { HtmlFields, PushFields, QuoteFields, TextFields } from './text-fields.tsx';

const FIELDS: Record<BlockKind, () => ReactNode> = {
  text: TextFields,
  html: HtmlFields,
  quote: QuoteFields,
  push: PushFields,
  image: ImageFields,
  image_text: ImageTextFields,
  carousel: CarouselFields,
  video: VideoFields,
  links: LinksFields,
  faq: FaqFields,
  download: DownloadFields,
  products: ProductsFields,
  table: TableFields,
  data_table: DataTableFields,
  steps: StepsFields,
  chart: ChartFields,
  places: PlacesFields,
  before_after: BeforeAfterFields,
  covers: CoversFields,
};

/** Fields of a block of a kind. */
export function BlockForm({ type }: { type: BlockKind }) {
  const text = useMessages();
  const Fields = FIELDS[type];
  return (
    <>
      <Fields />
      <BooleanInput source="dated" label={text('pages.dated')} helperText={text('pages.dated_help')} />
    </>
  );
}
