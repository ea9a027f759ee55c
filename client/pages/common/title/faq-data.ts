import type { PageBlock } from '#shared/contract/page-block.ts';

/** Structured data of the questions a page answers, all in one; nothing for a page that answers none. */
export function faqData(blocks: readonly PageBlock[]): object[] {
  const questions = blocks.flatMap((block) => (block.type === 'faq' ? block.questions : []));
  if (questions.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}
