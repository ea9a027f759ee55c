import { LinearProgress, Link, List, ListItem, ListItemIcon, ListItemText } from '@mui/material';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import RadioButtonUncheckedIcon from '@mui/icons-material/RadioButtonUnchecked';
import { useQuery } from '@tanstack/react-query';
import type { SetupChecklist } from '#shared/contract/setup-checklist.ts';
import { useApi } from '#admin/app/api-context.ts';
import { SectionCard } from '#admin/fields/section-card.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { linkOfStep } from './setup-links.ts';
import { TestMessageButton } from './test-message-button.tsx';

/** Lists for the owner what the shop lacks before it sells; shows nothing once every step is done. */
export function SetupList() {
  const text = useMessages();
  const api = useApi();
  const { data } = useQuery({ queryKey: ['setup'], queryFn: () => api.call('GET /operator/setup') });
  if (data === undefined) return null;
  const done = data.steps.filter((step) => step.is_done).length;
  const total = data.steps.length;
  if (done === total) return null;
  const title = text('setup.progress', { done, total });
  return (
    <SectionCard title={text('setup.title')}>
      <p id="setup-progress">{title}</p>
      <LinearProgress
        variant="determinate"
        value={(100 * done) / total}
        aria-labelledby="setup-progress"
        sx={{ mb: 1 }}
      />
      <List disablePadding>
        {data.steps.map((step) => (
          <Step key={step.step} step={step} />
        ))}
      </List>
    </SectionCard>
  );
}

function Step({ step: { step, is_done: isDone, missing } }: { step: SetupChecklist['steps'][number] }) {
  const text = useMessages();
  const href = linkOfStep(step);
  const name = text(`setup.step.${step}`);
  const Icon = isDone ? CheckCircleIcon : RadioButtonUncheckedIcon;
  return (
    <ListItem disableGutters alignItems="flex-start">
      <ListItemIcon>
        <Icon
          color={isDone ? 'success' : 'disabled'}
          titleAccess={text(isDone ? 'setup.is_done' : 'setup.is_missing')}
        />
      </ListItemIcon>
      <div>
        <ListItemText
          primary={isDone || href === undefined ? name : <Link href={href}>{name}</Link>}
          secondary={isDone ? undefined : text(`setup.help.${step}`, { count: missing ?? 0 })}
        />
        {step === 'mail' && !isDone && <TestMessageButton />}
      </div>
    </ListItem>
  );
}
