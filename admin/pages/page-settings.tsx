import { Typography } from '@mui/material';
import { required } from 'ra-core';
import {
  AutocompleteArrayInput,
  CheckboxGroupInput,
  DateInput,
  SelectInput,
  TextArrayInput,
} from 'ra-ui-materialui';
import { PAGE_TYPES } from '#shared/contract/page.ts';
import { SceneInput } from '#admin/fields/scene-input.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { PageText } from './page-text.tsx';
import { PublicationInput } from './publication-input.tsx';
import { usePlanChoices, useTagChoices } from './use-page-choices.ts';
import { WorksiteFields } from './worksite-fields.tsx';

/** Address, kind, publication and words for search engines. */
export function PageSettings() {
  const text = useMessages();
  const plans = usePlanChoices();
  const tags = useTagChoices();
  return (
    <>
      <Typography variant="h6" component="h2">
        {text('pages.settings')}
      </Typography>
      <PublicationInput />
      <PageText
        source="slug"
        label={text('products.slug')}
        helperText={text('products.slug_help')}
        validate={required()}
      />
      <SelectInput
        source="type"
        label={text('pages.type')}
        helperText={text('pages.type_help')}
        choices={PAGE_TYPES.map((id) => ({ id, name: text(`pages.type.${id}`) }))}
        validate={required()}
      />
      <PageText
        source="description"
        label={text('pages.description')}
        helperText={text('pages.description_help')}
        multiline
        validate={required()}
      />
      <CheckboxGroupInput
        source="exist_in"
        label={text('pages.plans')}
        helperText={text('pages.plans_help')}
        choices={plans ?? []}
        validate={required()}
      />
      <AutocompleteArrayInput source="tags" label={text('pages.tags')} choices={tags} />
      <TextArrayInput
        source="search_words"
        label={text('categories.search_words')}
        helperText={text('pages.search_words_help')}
      />
      <SceneInput source="scene" label={text('pages.scene')} helperText={text('pages.head_scene_help')} />
      <DateInput
        source="review.last"
        label={text('pages.review_last')}
        helperText={text('pages.review_help')}
        parse={orEmpty}
      />
      <DateInput source="review.due" label={text('pages.review_due')} parse={orEmpty} />
      <WorksiteFields />
    </>
  );
}

function orEmpty(day: string | null): string {
  return day ?? '';
}
