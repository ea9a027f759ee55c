import { Link } from '@mui/material';
import type { RecordOf } from '#shared/contract/records.ts';
import { SmallPicture } from '#admin/fields/small-picture.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { OrderedList } from '#admin/lists/ordered-list.tsx';
import { useVocabulary } from '#admin/products/use-vocabulary.ts';
import { usePlanNames } from '#admin/records/use-plan-names.ts';

type Slide = RecordOf<'slider'> & { id: number };

/** Slides of the home page in their order, which move up and down. */
export function SlideList() {
  const text = useMessages();
  const { scenes } = useVocabulary();
  const planNames = usePlanNames();
  return (
    <OrderedList<Slide>
      resource="slides"
      title={text('slides.title')}
      help={text('slides.help')}
      create={text('slides.create')}
      nameOf={({ title }) => title}
      columns={[
        {
          label: text('products.picture'),
          render: ({ scene }) => (
            <SmallPicture picture={scenes.find(({ id }) => id === scene)?.picture ?? null} />
          ),
          isWideOnly: true,
        },
        {
          label: text('slides.name'),
          value: ({ title }) => title,
          render: ({ id, title }) => <Link href={`#/slides/${id}`}>{title}</Link>,
        },
        { label: text('records.plans'), value: ({ exist_in: ids }) => planNames(ids), isWideOnly: true },
      ]}
    />
  );
}
