import type { PageBlock } from '#shared/contract/page-block.ts';

/** Structured data (FAQPage) of all questions of a page; empty without questions. */
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
