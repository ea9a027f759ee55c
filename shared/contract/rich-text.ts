import { z } from 'zod';

/** Running text as a tree, which is never parsed as HTML. */
const inlineText = z.object({
  type: z.literal('text').describe('Kind of node.'),
  value: z.string().describe('Text of the node.'),
});
const inlineBreak = z.object({ type: z.literal('break').describe('Kind of node.') });

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
      type: z.enum(['strong', 'emphasis']).describe('Kind of node.'),
      get children() {
        return z.array(inlineNode).describe('Nodes inside it.');
      },
    }),
    z.object({
      type: z.literal('link').describe('Kind of node.'),
      url: z.string().describe('Address of the link.'),
      get children() {
        return z.array(inlineNode).describe('Nodes inside it.');
      },
    }),
  ])
  .meta({ id: 'InlineNode', description: 'A node of running text.' });

const inline = z.array(inlineNode);

export const richText = z
  .array(
    z.discriminatedUnion('type', [
      z.object({
        type: z.literal('paragraph').describe('Kind of node.'),
        children: inline.describe('Nodes inside it.'),
      }),
      z.object({
        type: z.literal('heading').describe('Kind of node.'),
        level: z.union([z.literal(2), z.literal(3)]).describe('Level of the heading.'),
        children: inline.describe('Nodes inside it.'),
      }),
      z.object({
        type: z.literal('list').describe('Kind of node.'),
        ordered: z.boolean().describe('The list is numbered.'),
        items: z.array(inline).describe('Entries of the list.'),
      }),
    ]),
  )
  .meta({ id: 'RichText', description: 'Running text as a tree.' });
export type RichText = z.infer<typeof richText>;
