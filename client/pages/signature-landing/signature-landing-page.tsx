import { Appointment } from '#client/components/appointment/appointment.tsx';
import { Blocks } from '#client/components/blocks/blocks.tsx';
import { SignatureHero } from '#client/components/signature-hero/signature-hero.tsx';
import type { PageBlock } from '#shared/contract/page-block.ts';
import type { Page as ContentPage } from '#shared/contract/page.ts';
import type { ProductCard } from '#shared/contract/product.ts';
import { Band } from './band.tsx';
import { Opening, type Facts } from './opening.tsx';
import { Pieces } from './pieces.tsx';
import type { SignatureLandingData } from './signature-landing-load.ts';
import styles from './signature-landing-page.module.css';
import { LandingLinks } from './landing-links.tsx';

export function Page({ data: { page } }: { data: SignatureLandingData }) {
  const facts = page.blocks.find(isFacts);
  const piece = firstPiece(page);
  return (
    <article className={styles.page}>
      <SignatureHero
        title={page.title}
        picture={page.picture}
        {...(piece && { name: piece.name, drawing: piece.drawing })}
      />
      <Opening lead={page.lead} facts={facts} />
      {page.blocks
        .filter((block) => block !== facts)
        .map((block, index) => (
          <Section key={index} block={block} />
        ))}
      <Appointment />
    </article>
  );
}

function Section({ block }: { block: PageBlock }) {
  switch (block.type) {
    case 'products':
      return <Pieces title={block.title} products={block.products} />;
    case 'image_text':
      return <Band {...block} />;
    case 'links':
      return <LandingLinks title={block.title} links={block.links} />;
    default:
      return (
        <div className={styles.other}>
          <Blocks blocks={[block]} />
        </div>
      );
  }
}

/** A table of two columns is displayed as a list of facts. */
function isFacts(block: PageBlock): block is Facts {
  return block.type === 'table' && block.head.length === 2;
}

function firstPiece({ blocks }: ContentPage): ProductCard | undefined {
  return blocks.flatMap((block) => (block.type === 'products' ? block.products : []))[0];
}
