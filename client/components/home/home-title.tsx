import styles from './home-title.module.css';

export function HomeTitle({ title }: { title: string }) {
  return (
    <div className={`${styles.head} container`}>
      <h1>{title}</h1>
    </div>
  );
}
