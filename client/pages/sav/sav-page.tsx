import { usePage } from '#client/app/page/page-context.ts';
import { useDay } from '#client/app/page/use-day.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { ElevationStrip } from '#client/components/elevation-strip/elevation-strip.tsx';
import { GasSafety } from '#client/components/safety/gas-safety.tsx';
import { QuestionList } from '#client/components/support/question-list.tsx';
import { RuledLinks } from '#client/components/support/ruled-links.tsx';
import { SupportSection } from '#client/components/support/support-section.tsx';
import supportStyles from '#client/components/support/support.module.css';
import { articleLinks } from '#client/components/support/to-links.ts';
import { TextLink } from '#client/ui/text-link/text-link.tsx';
import { toSitePath } from '#shared/site-path.ts';
import { Documents } from './documents.tsx';
import type { SavData } from './sav-load.ts';
import styles from './sav-page.module.css';
import { Steps } from './steps.tsx';
import { Vote } from './vote.tsx';

export function Page({ data: { article, voted } }: { data: SavData }) {
  const text = useTranslations();
  const day = useDay();
  const { target } = usePage().site;
  const { category, products, questions, related } = article;
  const above = toSitePath(category.canonical[target]);
  return (
    <article>
      <header className={`${supportStyles.head} container`}>
        <p className={styles.facts}>
          {above === undefined ? category.name : <TextLink href={above}>{category.name}</TextLink>}
          <time dateTime={article.updated_at}>{text('sav.updated', { date: day(article.updated_at) })}</time>
        </p>
        <h1>{article.title}</h1>
        <p className={supportStyles.lead}>{article.lead}</p>
      </header>
      <div className={`${styles.body} grid container`}>
        <Steps steps={article.steps} />
        <Documents documents={article.documents} />
      </div>
      <GasSafety
        products={products}
        title={text('sav.emergency')}
        advice={[text('sav.emergency_gas'), text('sav.emergency_carbon_monoxide')]}
      />
      <div className={supportStyles.sections}>
        <Vote key={article.id} article={article} voted={voted} />
        {products.length > 0 && (
          <section className={styles.products}>
            <h2 className="container">{text('sav.products')}</h2>
            <ElevationStrip products={products} />
          </section>
        )}
        {questions.length > 0 && (
          <SupportSection title={text('sav.questions')}>
            <QuestionList questions={questions} />
          </SupportSection>
        )}
        {related.length > 0 && (
          <SupportSection title={text('sav.related')}>
            <RuledLinks links={articleLinks(related, target)} />
          </SupportSection>
        )}
      </div>
    </article>
  );
}
