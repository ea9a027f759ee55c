import { z } from 'zod';

/** Kinds of work that wait for the team, in the order of the page. */
export const WAITING_WORK = [
  'transfers',
  'orders_to_prepare',
  'orders_to_ship',
  'refunds',
  'returns',
  'applications',
  'tickets',
  'imports',
  'low_stock',
  'due_reviews',
  'failed_mail',
] as const;
export type WaitingWork = (typeof WAITING_WORK)[number];

const count = z.number().int().min(0);

export const operatorToday = z
  .object({
    waiting: z
      .array(
        z.object({
          work: z
            .enum(WAITING_WORK)
            .describe(
              'Kind of work: `imports` counts imports with errors that no later import has replaced, `low_stock` counts articles in stock that the shop calls low or out of stock, `due_reviews` pages in one language whose dated statements have expired, `failed_mail` unsent emails with a failed attempt.',
            ),
          count: count.describe('Number of records that wait.'),
        }),
      )
      .describe('Work that waits and that the roles of the operator see.'),
    low_stock: z
      .array(
        z.object({
          reference: z.string().describe('Reference of the article.'),
          stock: count.describe('Quantity in stock.'),
        }),
      )
      .describe('The first articles of `low_stock`, the lowest stock first; empty for other roles.'),
    missed_searches: z
      .array(
        z.object({
          words: z.string().describe('Words of the search, without accents and signs.'),
          lang: z.enum(['fr', 'en']).describe('Language of the search.'),
          searches: count.describe('Number of searches.'),
        }),
      )
      .describe(
        'The most frequent searches of the last 30 days that found nothing; empty for roles that edit neither products nor content. Texts that may name a person are not counted.',
      ),
    sales: z
      .array(
        z.object({
          day: z.iso.date().describe('Day (Europe/Paris).'),
          orders: count.describe('Number of orders.'),
          total: z.number().describe('Their total in euros with tax.'),
        }),
      )
      .describe(
        'Orders of the last 30 days by day, without cancelled and unpaid ones; empty for roles without orders.',
      ),
  })
  .meta({ id: 'OperatorToday', description: 'The day of the team: work that waits, and recent sales.' });
export type OperatorToday = z.infer<typeof operatorToday>;
