import { Section } from '#client/app/parts/section.tsx';
import type { PageBlock } from '#shared/contract/page-block.ts';
import { anchorsOf } from './anchors.ts';
import { BeforeAfterBlock } from './before-after-block.tsx';
import { CarouselBlock } from './carousel-block.tsx';
import { ChartBlock } from './chart-block.tsx';
import { CoversBlock } from './covers-block.tsx';
import { DownloadBlock } from './download-block.tsx';
import { FaqBlock } from './faq-block.tsx';
import { HtmlBlock } from './html-block.tsx';
import { ImageBlock } from './image-block.tsx';
import { ImageTextBlock } from './image-text-block.tsx';
import { LinksBlock } from './links-block.tsx';
import { PlacesBlock } from './places-block.tsx';
import { ProductsBlock } from './products-block.tsx';
import { PushBlock } from './push-block.tsx';
import { QuoteBlock } from './quote-block.tsx';
import { StepsBlock } from './steps-block.tsx';
import { TableBlock } from './table-block.tsx';
import { TextBlock } from './text-block.tsx';
import { VideoBlock } from './video-block.tsx';
import styles from './blocks.module.css';

/** The blocks of a content page, in order. Unknown kinds and blocks that throw are skipped. */
export function Blocks({ blocks }: { blocks: PageBlock[] }) {
  const anchors = anchorsOf(blocks);
  return (
    <div className={styles.blocks}>
      {blocks.map((block, index) => (
        <Section key={index} name={`block-${index}`}>
          <Block block={block} anchors={anchors} />
        </Section>
      ))}
    </div>
  );
}

function Block({ block, anchors }: { block: PageBlock; anchors: ReturnType<typeof anchorsOf> }) {
  switch (block.type) {
    case 'text':
      return <TextBlock nodes={block.nodes} anchors={anchors} />;
    case 'image':
      return <ImageBlock {...block} />;
    case 'image_text':
      return <ImageTextBlock {...block} />;
    case 'carousel':
      return <CarouselBlock {...block} />;
    case 'video':
      return <VideoBlock {...block} />;
    case 'download':
      return <DownloadBlock {...block} />;
    case 'html':
      return <HtmlBlock html={block.html} />;
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
    case 'steps':
      return <StepsBlock {...block} />;
    case 'chart':
      return <ChartBlock {...block} />;
    case 'places':
      return <PlacesBlock {...block} />;
    case 'before_after':
      return <BeforeAfterBlock {...block} />;
    case 'covers':
      return <CoversBlock {...block} />;
    case 'links':
      return <LinksBlock title={block.title} links={block.links} />;
    default:
      return null;
  }
}
