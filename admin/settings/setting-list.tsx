import { Link as Anchor, List, ListItem, ListItemText, Stack } from '@mui/material';
import { useGetList, useRequireAccess } from 'ra-core';
import { Title } from 'ra-ui-materialui';
import { Link } from 'react-router-dom';
import type { RecordOf } from '#shared/contract/records.ts';
import { SectionCard } from '#admin/fields/section-card.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { ExportButton } from '#admin/lists/export-button.tsx';
import { codesOf, isKnown, kindOf, SETTING_PARTS } from './known-settings.ts';
import { readAlert, readFigure } from './setting-values.ts';
import { useSettingTexts } from './use-setting-texts.ts';

type Setting = RecordOf<'setting'> & { id: number };

const ALL = { pagination: { page: 1, perPage: 1000 } };

/** Settings by the part of the site where they appear, also those that the shop has not filled yet. */
export function SettingList() {
  const text = useMessages();
  useRequireAccess({ resource: 'settings', action: 'list' });
  const { data } = useGetList<Setting>('settings', ALL);
  const textsOf = useSettingTexts();
  const contentOf = useSettingContent();
  if (!data) return <Title title={text('settings.title')} />;
  const others = data.map(({ code }) => code).filter((code) => !isKnown(code));
  const toRows = () =>
    data.map((setting) => ({
      [text('settings.setting')]: textsOf(setting.code).name,
      [text('settings.content')]: contentOf(setting),
    }));
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      <Title title={text('settings.title')} />
      <div>
        <ExportButton file="settings.csv" total={data.length} load={toRows} />
      </div>
      {SETTING_PARTS.map((part) => (
        <SectionCard key={part} title={text(`settings.part.${part}`)}>
          <Settings codes={codesOf(part)} stored={data} />
        </SectionCard>
      ))}
      {others.length > 0 && (
        <SectionCard title={text('settings.part.other')}>
          <Settings codes={others} stored={data} />
        </SectionCard>
      )}
    </Stack>
  );
}

/** The content of a setting in one line. */
function useSettingContent(): (setting: Setting) => string {
  const text = useMessages();
  return ({ code, values }) => {
    const kind = kindOf(code);
    const shown = values.map(({ value }) => value).filter((value) => value !== '');
    if (kind === 'switch') return text(shown.length > 0 ? 'settings.on' : 'settings.off');
    if (kind === 'alert' && !readAlert(values).isOn) return text('settings.off');
    const lines = kind === 'figures' ? shown.map((line) => readFigure(line).join(' ').trim()) : shown;
    return lines.join(' · ') || text('settings.empty');
  };
}

function Settings({ codes, stored }: { codes: readonly string[]; stored: readonly Setting[] }) {
  const text = useMessages();
  const textsOf = useSettingTexts();
  const contentOf = useSettingContent();
  return (
    <List dense disablePadding>
      {codes.map((code) => {
        const setting = stored.find((one) => one.code === code);
        const { name, place } = textsOf(code);
        return (
          <ListItem key={code} disableGutters>
            <ListItemText
              primary={
                <Anchor
                  component={Link}
                  to={setting ? `/settings/${setting.id}` : '/settings/create'}
                  state={setting ? undefined : { record: { code, values: [{ value: '' }] } }}
                >
                  {name}
                </Anchor>
              }
              secondary={
                <>
                  {place}
                  <br />
                  {setting ? contentOf(setting) : text('settings.empty')}
                </>
              }
              sx={{ overflowWrap: 'anywhere' }}
            />
          </ListItem>
        );
      })}
    </List>
  );
}
