import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import type { SitemapNode } from '#shared/contract/reference-data.ts';
import type { SitemapData } from './sitemap-load.ts';
import styles from './sitemap-page.module.css';
import { staticPages } from './static-pages.ts';

/** The site map: pages of the route table, then the back office's sections. */
export function Page({ data }: { data: SitemapData }) {
  const text = useTranslations();
  const { site, isEnabled } = usePage();
  const own = staticPages(site, isEnabled, text).map((link) => ({ ...link, childs: [] }));
  const sections = [{ label: text('sitemap.services'), url: '', childs: own }, ...data.sections];
  return (
    <div className={`${styles.page} container`}>
      <header className={styles.head}>
        <h1>{text('sitemap.title')}</h1>
        <p>{text('sitemap.intro')}</p>
      </header>
      {sections.map((section, index) => (
        <section key={index} className={styles.section}>
          <h2>{section.url ? <a href={section.url}>{section.label}</a> : section.label}</h2>
          <Nodes nodes={section.childs} />
        </section>
      ))}
    </div>
  );
}

function Nodes({ nodes }: { nodes: SitemapNode[] }) {
  return (
    <ul>
      {nodes.map((node, index) => (
        <li key={index}>
          {node.url ? <a href={node.url}>{node.label}</a> : <span>{node.label}</span>}
          {node.childs.length > 0 && <Nodes nodes={node.childs} />}
        </li>
      ))}
    </ul>
  );
}
