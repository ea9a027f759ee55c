import { ArrowRight } from 'lucide';
import { NeedDrawing } from './need-drawing.tsx';
import { Icon } from '#client/ui/icon/icon.tsx';
import type { Home } from '#shared/contract/home.ts';
import styles from './needs.module.css';

export function Needs({ needs }: { needs: NonNullable<Home['needs']> }) {
  return (
    <section className={`${styles.section} container`} aria-labelledby="needs-title">
      <div className={styles.head}>
        <h2 id="needs-title">{needs.title}</h2>
        <p>{needs.text}</p>
      </div>
      <ul className={styles.list}>
        {needs.items.map((need, index) => (
          <li key={index}>
            <a href={need.url}>
              <span className={styles.drawing}>
                <NeedDrawing name={need.drawing} />
              </span>
              <span>
                <b>{need.title}</b>
                <small>{need.text}</small>
              </span>
              <Icon of={ArrowRight} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
