import { usePage } from '#client/app/page/page-context.ts';
import { Scene } from '#client/components/scene/scene.tsx';
import type { PageSummary } from '#shared/contract/page.ts';
import { ArticleFacts } from './article-facts.tsx';
import styles from './article-card.module.css';

type ArticleCardProps = {
  article: PageSummary;
  level: 2 | 3;
  isLead?: boolean;
};

const SIZES = '(width <= 640px) 130vw, (width <= 1088px) 60vw, 36rem';
const LEAD_SIZES = '(width <= 1088px) 130vw, 64vw';

export function ArticleCard({ article, level, isLead = false }: ArticleCardProps) {
  const { site } = usePage();
  const Title = `h${level}` as const;
  const { picture } = article;
  // The subject of a portrait image is usually above its middle.
  const isTall = picture !== null && picture.height > picture.width;
  return (
    <article className={`${styles.card} ${isLead ? styles.lead : ''}`}>
      <div className={`${styles.picture} ${isTall ? styles.tall : ''}`}>
        {picture && <Scene picture={picture} sizes={isLead ? LEAD_SIZES : SIZES} priority={isLead} />}
      </div>
      <div className={styles.words}>
        <ArticleFacts article={article} />
        <Title className={styles.title}>
          <a href={article.canonical[site.target]}>{article.title}</a>
        </Title>
        <p className={styles.text}>{article.lead}</p>
      </div>
    </article>
  );
}
