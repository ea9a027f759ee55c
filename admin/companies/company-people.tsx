import { Box, Chip, Link, Stack, Typography } from '@mui/material';
import type { CompanyDetails } from '#shared/contract/company-desk.ts';
import { filteredList } from '#admin/app/filtered-list.ts';
import { useRight } from '#admin/app/rights.ts';
import { Facts } from '#admin/fields/facts.tsx';
import { SectionCard } from '#admin/fields/section-card.tsx';
import { useFormats } from '#admin/fields/use-formats.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { PointCorrection } from './point-correction.tsx';

type Person = CompanyDetails['people'][number];

/** The people of a company with their accounts, orders and points. */
export function CompanyPeople({ people }: { people: readonly Person[] }) {
  const text = useMessages();
  return (
    <SectionCard title={text('companies.people')}>
      {people.length === 0 && <Typography>{text('companies.no_people')}</Typography>}
      <Stack component="ul" spacing={3} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {people.map((person) => (
          <PersonItem key={person.id} person={person} />
        ))}
      </Stack>
    </SectionCard>
  );
}

function PersonItem({ person }: { person: Person }) {
  const text = useMessages();
  const { time, day, formatNumber } = useFormats();
  const mayCorrect = useRight('correct_points');
  const { id, name, number, email, phone, state, orders, points } = person;
  return (
    <li>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', mb: 1 }}>
        <Typography component="h3" variant="subtitle1" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Chip
          size="small"
          variant="outlined"
          label={state ? text(`applications.state.${state}`) : text('companies.no_account')}
        />
      </Stack>
      <Facts
        isGrid
        facts={[
          [text('companies.number'), number],
          [
            text('companies.email'),
            email?.includes('@') ? <Link href={`mailto:${email}`}>{email}</Link> : email,
          ],
          [text('companies.phone'), phone],
          [text('companies.created'), day(person.created_at.slice(0, DAY_LENGTH))],
          [text('companies.seen'), person.seen_at && time(person.seen_at)],
          [
            text('companies.orders'),
            orders > 0 ? (
              <Link href={filteredList('orders', { customer_id: id })}>{orders}</Link>
            ) : (
              String(orders)
            ),
          ],
          [text('companies.points'), points === null ? null : formatNumber(points)],
        ]}
      />
      {mayCorrect && points !== null && (
        <Box sx={{ mt: 1 }}>
          <PointCorrection person={person} balance={points} />
        </Box>
      )}
    </li>
  );
}

/** Length of the day in an ISO time. */
const DAY_LENGTH = 10;
