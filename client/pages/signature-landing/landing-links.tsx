import { usePage } from '#client/app/page/page-context.ts';
import { pathForAudience } from '#client/components/header/push-url.ts';
import { LinkArrow } from '#client/ui/link-arrow/link-arrow.tsx';
import type { PageBlock } from '#shared/contract/page-block.ts';
import styles from './landing-links.module.css';

type LandingLinksProps = Pick<Extract<PageBlock, { type: 'links' }>, 'title' | 'links'>;

export function LandingLinks({ title, links }: LandingLinksProps) {
  const { site } = usePage();
  return (
    <section className={`${styles.links} grid container`}>
      <h2>{title}</h2>
      <ul>
        {links.map((link, index) => (
          <li key={index}>
            <LinkArrow href={pathForAudience(link.url, site)}>{link.label}</LinkArrow>
            <p>{link.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
