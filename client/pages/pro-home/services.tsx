import type { Home } from '#shared/contract/home.ts';
import styles from './services.module.css';

/** The needs of professionals as a quiet row of links, without the drawings of the consumers' page. */
export function Services({ services }: { services: NonNullable<Home['needs']> }) {
  return (
    <section className={`${styles.section} container`} aria-labelledby="services-title">
      <div className={`${styles.head} grid`}>
        <h2 id="services-title">{services.title}</h2>
        <p>{services.text}</p>
      </div>
      <ul className={styles.list}>
        {services.items.map((service, index) => (
          <li key={index}>
            <a href={service.url}>
              <b>{service.title}</b>
              <span>{service.text}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
