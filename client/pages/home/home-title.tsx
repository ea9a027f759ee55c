import styles from './home-title.module.css';

/** The head of the home page without a picture to show: its title. */
export function HomeTitle({ title }: { title: string }) {
  return (
    <div className={`${styles.head} container`}>
      <h1>{title}</h1>
    </div>
  );
}
