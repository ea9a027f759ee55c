import { MenuItem as Choice, Stack, TextField } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { useId } from 'react';
import type { MenuItem } from '#shared/contract/menu.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { hasSlug, needsSlug, PAGE_CHOICES, pageOf, type PageChoice } from './page-choices.ts';

/** Refusals of the fields of an item. */
export type ItemErrors = Partial<Record<'label' | 'code' | 'slug' | 'childs', string>>;

const KINDS = ['code', 'external_url', 'no_destination'] as const;

type Props = { item: MenuItem; errors: ItemErrors; onChange: (item: MenuItem) => void };

/** Label and destination of an item. */
export function ItemFields({ item, errors, onChange }: Props) {
  const text = useMessages();
  const id = useId();
  const [locale] = useLocaleState();
  const { label, type } = item;
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <TextField
        id={`${id}-label`}
        label={text('menus.label')}
        value={label}
        error={errors.label !== undefined}
        helperText={errors.label}
        onChange={({ target }) => onChange({ ...item, label: target.value })}
        slotProps={{ htmlInput: { lang: locale } }}
      />
      <TextField
        id={`${id}-type`}
        select
        label={text('menus.type')}
        value={type}
        error={errors.childs !== undefined}
        helperText={errors.childs && text('menus.childs_required')}
        onChange={({ target }) => {
          const kind = KINDS.find((known) => known === target.value) ?? 'code';
          onChange({ ...item, type: kind, code: null, slug: null });
        }}
      >
        {KINDS.map((kind) => (
          <Choice key={kind} value={kind}>
            {text(`menus.type.${kind}`)}
          </Choice>
        ))}
      </TextField>
      {type === 'external_url' && (
        <TextField
          id={`${id}-address`}
          label={text('menus.address')}
          value={item.slug ?? ''}
          error={errors.slug !== undefined}
          helperText={errors.slug ?? text('menus.address_help')}
          onChange={({ target }) => onChange({ ...item, slug: target.value })}
        />
      )}
      {type === 'code' && <PageFields item={item} errors={errors} onChange={onChange} />}
    </Stack>
  );
}

function PageFields({ item, errors, onChange }: Props) {
  const text = useMessages();
  const id = useId();
  const page = pageOf(item);
  const pages: readonly string[] = PAGE_CHOICES;
  return (
    <>
      <TextField
        id={`${id}-page`}
        select
        label={text('menus.page')}
        value={page}
        error={errors.code !== undefined}
        helperText={errors.code}
        onChange={({ target }) =>
          onChange({ ...item, code: target.value, slug: hasSlug(target.value) ? item.slug : null })
        }
      >
        {[...(page === '' || pages.includes(page) ? [] : [page]), ...pages].map((code) => (
          <Choice key={code} value={code}>
            {isPageChoice(code) ? text(`menus.page.${code}`) : code}
          </Choice>
        ))}
      </TextField>
      {hasSlug(page) && (
        <TextField
          id={`${id}-slug`}
          label={text(needsSlug(page) ? 'menus.slug' : 'menus.slug_optional')}
          value={item.slug ?? ''}
          error={errors.slug !== undefined}
          helperText={errors.slug ?? text('menus.slug_help')}
          onChange={({ target }) => onChange({ ...item, code: page, slug: target.value || null })}
        />
      )}
    </>
  );
}

function isPageChoice(code: string): code is PageChoice {
  return PAGE_CHOICES.some((known) => known === code);
}
