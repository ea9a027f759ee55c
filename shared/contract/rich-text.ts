import { z } from 'zod';

/** Running text as a tree: nothing in it is ever read as HTML. */
const inlineText = z.object({ type: z.literal('text'), value: z.string() });
const inlineBreak = z.object({ type: z.literal('break') });

export type InlineNode =
  | z.infer<typeof inlineText>
  | z.infer<typeof inlineBreak>
  | { type: 'strong' | 'emphasis'; children: InlineNode[] }
  | { type: 'link'; url: string; children: InlineNode[] };

export const inlineNode: z.ZodType<InlineNode> = z
  .union([
    inlineText,
    inlineBreak,
    z.object({
      type: z.enum(['strong', 'emphasis']),
      get children() {
        return z.array(inlineNode);
      },
    }),
    z.object({
      type: z.literal('link'),
      url: z.string(),
      get children() {
        return z.array(inlineNode);
      },
    }),
  ])
  .meta({ id: 'InlineNode' });

const inline = z.array(inlineNode);

export const richText = z.array(
  z.discriminatedUnion('type', [
    z.object({ type: z.literal('paragraph'), children: inline }),
    z.object({ type: z.literal('heading'), level: z.union([z.literal(2), z.literal(3)]), children: inline }),
    z.object({ type: z.literal('list'), ordered: z.boolean(), items: z.array(inline) }),
  ]),
);
export type RichText = z.infer<typeof richText>;
