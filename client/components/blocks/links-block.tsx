import { ArrowRight } from 'lucide';
import { Icon } from '#client/ui/icon/icon.tsx';
import styles from './links-block.module.css';

type LinksBlockProps = { title: string; links: { label: string; text: string; url: string }[] };

export function LinksBlock({ title, links }: LinksBlockProps) {
  return (
    <section className={`${styles.links} container`}>
      <h2>{title}</h2>
      <ul>
        {links.map((link, index) => (
          <li key={index}>
            <a href={link.url} rel={link.url.startsWith('/') ? undefined : 'noopener'}>
              <b>{link.label}</b>
              <span>{link.text}</span>
              <Icon of={ArrowRight} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
