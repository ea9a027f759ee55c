import type { PageBlock } from '#shared/contract/page.ts';
import { FaqBlock } from './faq-block.tsx';
import { LinksBlock } from './links-block.tsx';
import { ProductsBlock } from './products-block.tsx';
import { PushBlock } from './push-block.tsx';
import { QuoteBlock } from './quote-block.tsx';
import { TableBlock } from './table-block.tsx';
import { TextBlock } from './text-block.tsx';
import styles from './blocks.module.css';

/** The blocks of a content page, in order. Kinds this site does not know are passed over. */
export function Blocks({ blocks }: { blocks: PageBlock[] }) {
  return (
    <div className={styles.blocks}>
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: PageBlock }) {
  switch (block.type) {
    case 'text':
      return <TextBlock nodes={block.nodes} />;
    case 'image':
      return (
        <figure className={`${styles.image} container`}>
          <img
            src={block.picture.webp || block.picture.url}
            alt={block.picture.alt}
            width={block.picture.width}
            height={block.picture.height}
            loading="lazy"
          />
          {block.caption && <figcaption>{block.caption}</figcaption>}
        </figure>
      );
    case 'push':
      return <PushBlock push={block.push} />;
    case 'faq':
      return <FaqBlock title={block.title} questions={block.questions} />;
    case 'table':
      return <TableBlock caption={block.caption} head={block.head} rows={block.rows} />;
    case 'quote':
      return <QuoteBlock text={block.text} source={block.source} />;
    case 'products':
      return <ProductsBlock title={block.title} products={block.products} />;
    case 'links':
      return <LinksBlock title={block.title} links={block.links} />;
    default:
      return null;
  }
}
